import type { Context } from '#platform/http/context.ts';
import { MISSES_TO_CLOSE } from './finish-run.ts';

/** The source that lists a job; undefined for one that no source has, or has any more. */
export const findSourceOfJob = (ctx: Context, jobId: string): Promise<{ id: string; name: string } | undefined> =>
  ctx.db
    .selectFrom('job_source_rows')
    .innerJoin('job_sources', 'job_sources.id', 'job_source_rows.source_id')
    .select(['job_sources.id', 'job_sources.name'])
    .where('job_source_rows.job_id', '=', jobId)
    .where('job_source_rows.misses', '<', MISSES_TO_CLOSE)
    .orderBy('job_sources.name')
    .executeTakeFirst();
