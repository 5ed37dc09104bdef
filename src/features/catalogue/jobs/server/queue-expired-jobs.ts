import { sql } from 'kysely';
import { enqueueForSearch } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { today } from './select-jobs.ts';

/** A run also covers the jobs that expired in this many days before it, in case a run was missed. */
const DAYS_BACK = 7;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'jobs.close': Record<string, never>;
  }
}

/** Queues recently expired jobs for an update of the search index, because their rows do not change when they expire. */
export async function queueExpiredJobs(ctx: Context): Promise<void> {
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
