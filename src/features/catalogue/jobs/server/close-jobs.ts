import { sql } from 'kysely';
import { enqueueForSearch } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { today } from './select-jobs.ts';

/** Includes the last days, in case a run was missed. */
const DAYS_BACK = 7;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'jobs.close': Record<string, never>;
  }
}

/** Updates the search index for jobs that expired, since no row changes when a day ends. */
export async function closeJobs(ctx: Context): Promise<void> {
  const expired = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('closed_at', 'is', null)
    .where('valid_until', '<', sql<string>`${today(ctx)}::date`)
    .where('valid_until', '>=', sql<string>`${today(ctx)}::date - ${DAYS_BACK}::int`)
    .execute();
  await enqueueForSearch(
    ctx,
    'job',
    expired.map(({ id }) => id),
  );
}
