import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Sends a member on to the operator's page of free times; visitors never learn its address. */
export const bookAdvisor: UseCase<'GET /api/advisor_booking'> = async (ctx) => {
  signedIn(ctx);
  const location = ctx.config.ADVISOR_BOOKING_URL;
  if (!location) throw notFound('booking-page');
  return { location };
};
