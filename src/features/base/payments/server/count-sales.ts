import { dayOf } from '#platform/db/by-day.ts';
import type { Context } from '#platform/http/context.ts';

/** Purchases begun since a moment that were paid and not returned, by day in India; the amount in paise. */
export const countSales = (ctx: Context, since: Date) =>
  ctx.db
    .selectFrom('purchases')
    .select(({ fn }) => [
      dayOf('created_at').as('day'),
      fn.countAll<number>().as('count'),
      fn.sum<number>('amount_paise').as('paise'),
    ])
    .where('status', '=', 'success')
    .where('created_at', '>=', since)
    .groupBy(dayOf('created_at'))
    .execute();
