import { sql } from 'kysely';
import { enqueueForSearch } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { today } from './select-jobs.ts';

/** A day that was missed is made up for. */
const DAYS_BACK = 7;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'jobs.close': Record<string, never>;
  }
}

/** Takes jobs out of the search whose last day is over: no row changes when a day ends. */
export async function closeJobs(ctx: Context): Promise<void> {
  const ended = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('closed_at', 'is', null)
    .where('valid_until', '<', sql<string>`${today(ctx)}::date`)
    .where('valid_until', '>=', sql<string>`${today(ctx)}::date - ${DAYS_BACK}::int`)
    .execute();
  await enqueueForSearch(
    ctx,
    'job',
    ended.map(({ id }) => id),
  );
}
