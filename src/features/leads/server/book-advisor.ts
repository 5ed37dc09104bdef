import { signedIn } from '#platform/server/context.ts';
import { notFound } from '#platform/server/errors.ts';
import type { UseCase } from '#platform/server/http.ts';

/** Sends a member on to the operator's page of free times; visitors never learn its address. */
export const bookAdvisor: UseCase<'GET /api/advisor_booking'> = async (ctx) => {
  signedIn(ctx);
  const location = ctx.config.ADVISOR_BOOKING_URL;
  if (!location) throw notFound('Booking page');
  return { location };
};
