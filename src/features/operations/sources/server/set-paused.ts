import type { Context } from '#platform/http/context.ts';
import { nextRunAt } from './next-run-at.ts';
import { record, type Author } from './save-source.ts';
import type { SourceRecord } from './tables.ts';

/** Pauses a source, which also ends a run under way after its batch, or resumes it. Repeating it changes nothing. */
export async function setPaused(ctx: Context, source: SourceRecord, isPaused: boolean, by: Author = {}): Promise<SourceRecord> {
  if ((source.paused_at !== null) === isPaused) return source;
  const state = (paused: boolean) => ({ state: paused ? 'paused' : 'active' });
  await record(
    ctx,
    isPaused ? 'job-source.pause' : 'job-source.resume',
    source.id,
    { before: state(!isPaused), after: state(isPaused), reason: by.reason },
    by.actorId,
  );
  return ctx.db
    .updateTable('job_sources')
    .set(
      isPaused
        ? { paused_at: ctx.clock.now(), next_run_at: null }
        : { paused_at: null, next_run_at: nextRunAt(ctx, source.schedule) },
    )
    .where('id', '=', source.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
