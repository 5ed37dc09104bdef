import { requireScope } from '#features/base/accounts/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getSourceRecord } from './get-source-record.ts';
import { presentWholeSource } from './present-sources.ts';
import { record, type Author } from './save-source.ts';
import { findOpenRun, queueRun } from './start-run.ts';

/** Queues a run of a source by address. 409 while one is under way, for a paused source, and for a source by file. */
export const runNow: UseCase<'POST /api/job_sources/{id}/run'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'editor');
  const source = await getSourceRecord(ctx, params.id);
  if (source.address === null) throw conflict('source-by-file');
  if (source.paused_at) throw conflict('source-paused');
  if (await findOpenRun(ctx, source.id)) throw conflict('source-running');
  await queueRun(ctx, source.id, body.accept_fewer);
  await recordRun(ctx, source.id, { acceptsFewer: body.accept_fewer, ...(body.accept_fewer && { reason: body.reason }) });
  return { data: await presentWholeSource(ctx, source) };
};

/** Notes who let a source be read now, and why an answer with far fewer rows is taken. */
export const recordRun = (ctx: Context, id: string, { acceptsFewer, actorId, reason }: Author & { acceptsFewer: boolean }) =>
  record(ctx, 'job-source.run', id, acceptsFewer ? { accept_fewer: true, reason } : {}, actorId);
