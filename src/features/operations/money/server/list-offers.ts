import { requireScope } from '#features/base/accounts/server/index.ts';
import { countOffers, listOffers as listStoredOffers } from '#features/base/payments/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { presentOfferItem } from './present-offers.ts';

const PAGE_SIZE = 40;

/** Offers, the last to begin first. */
export const listOffers: UseCase<'GET /api/staff/offers'> = async (ctx, { query }) => {
  requireScope(ctx, 'finance');
  const day = calendarDay(ctx.clock.now());
  const [{ shown, next }, total] = await Promise.all([
    listStoredOffers(ctx, query, day, PAGE_SIZE),
    countOffers(ctx, query, day),
  ]);
  return { data: shown.map((offer) => presentOfferItem(day, offer)), meta: { next_cursor: next, total } };
};
