import { dayOf } from '#platform/db/by-day.ts';
import type { Context } from '#platform/http/context.ts';

/** Applications sent since a moment, by day in India. */
export const countApplications = (ctx: Context, since: Date) =>
  ctx.db
    .selectFrom('job_applications')
    .select(({ fn }) => [dayOf('created_at').as('day'), fn.countAll<number>().as('count')])
    .where('status', '!=', 'considering')
    .where('created_at', '>=', since)
    .groupBy(dayOf('created_at'))
    .execute();
