import { listOffers } from '#features/base/payments/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { presentOfferItem } from './present-offers.ts';

/** The offers that a list shows, as CSV. */
export const exportOffers: UseCase<'GET /api/staff/offers/export'> = (ctx, { query }) => {
  const day = calendarDay(ctx.clock.now());
  return exportRows(ctx, {
    scope: 'finance',
    name: 'offers',
    object: { type: 'offers' },
    filter: query,
    load: async () => (await listOffers(ctx, query, day, MAX_ROWS)).shown.map((offer) => presentOfferItem(day, offer)),
    columns: {
      id: ({ id }) => id,
      product: ({ attributes }) => attributes.product,
      price: ({ attributes }) => attributes.price,
      reference_price: ({ attributes }) => attributes.reference_price,
      first_day: ({ attributes }) => attributes.starts_on,
      last_day: ({ attributes }) => attributes.ends_on,
      state: ({ attributes }) => attributes.state,
      ended_early: ({ attributes }) => attributes.ended_at,
    },
  });
};
