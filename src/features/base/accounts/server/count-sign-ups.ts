import { dayOf } from '#platform/db/by-day.ts';
import type { Context } from '#platform/http/context.ts';

/** Accounts created since a moment, by day in India. */
export const countSignUps = (ctx: Context, since: Date) =>
  ctx.db
    .selectFrom('users')
    .select(({ fn }) => [dayOf('created_at').as('day'), fn.countAll<number>().as('count')])
    .where('created_at', '>=', since)
    .groupBy(dayOf('created_at'))
    .execute();
