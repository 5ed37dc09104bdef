import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Redirects a member to the operator's booking page; visitors never get its URL. */
export const bookAdvisor: UseCase<'GET /api/advisor_booking'> = async (ctx) => {
  signedIn(ctx);
  const location = ctx.config.ADVISOR_BOOKING_URL;
  if (!location) throw notFound('booking-page');
  return { location };
};
