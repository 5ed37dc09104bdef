import { closeJobs } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { withoutOtherSources } from './finish-run.ts';
import { record, type Author } from './save-source.ts';
import type { SourceRecord } from './tables.ts';

/** Removes a source. Its jobs close, except those that another source has, or stay open until their own closing dates. */
export async function removeSource(ctx: Context, source: SourceRecord, jobs: 'close' | 'keep', by: Author = {}): Promise<number> {
  const rows = await ctx.db.selectFrom('job_source_rows').select('job_id').where('source_id', '=', source.id).execute();
  const ids = rows.flatMap(({ job_id }) => job_id ?? []);
  const closed = jobs === 'close' ? await closeJobs(ctx, await withoutOtherSources(ctx, ids, source.id)) : 0;
  await ctx.db.deleteFrom('job_sources').where('id', '=', source.id).execute();
  if (source.file_key) await ctx.enqueue('files.remove', { keys: [source.file_key] });
  const { name, kind, address } = source;
  await record(
    ctx,
    'job-source.remove',
    source.id,
    { before: { name, kind, address }, jobs, closed, reason: by.reason },
    by.actorId,
  );
  return closed;
}
