import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { RunRecord, SourceRecord } from './tables.ts';

/** A run that has not moved for so long was interrupted; before its first rows it may fetch for long. */
const LOST_AFTER_MS = 60_000;
const LOST_BEFORE_ROWS_MS = 20 * 60_000;

/** Whether a run was interrupted: a crash, a restart, or a lost database. */
export function isLost({ moved_at, rows_read }: Pick<RunRecord, 'moved_at' | 'rows_read'>, now: Date): boolean {
  return moved_at.getTime() <= now.getTime() - (rows_read > 0 ? LOST_AFTER_MS : LOST_BEFORE_ROWS_MS);
}

/**
 * Starts a run of a source, or goes on with one that was queued or interrupted. Null while another is under way, and for a source
 * or a queued run that is gone.
 */
export async function startRun(
  ctx: Context,
  sourceId: string,
  { acceptsFewer = false, queuedRunId }: { acceptsFewer?: boolean; queuedRunId?: string } = {},
): Promise<{ source: SourceRecord; run: RunRecord } | null> {
  return ctx.inTransaction(async (trx) => {
    const source = await trx.db.selectFrom('job_sources').selectAll().where('id', '=', sourceId).forUpdate().executeTakeFirst();
    if (!source) return null;
    const now = trx.clock.now();
    const open = await findOpenRun(trx, sourceId);
    const isQueued = open?.id === queuedRunId && open?.rows_read === 0;
    if (open && !isQueued && !isLost(open, now)) return null;
    if (open) return { source, run: await touchRun(trx, open.id, now) };
    if (queuedRunId !== undefined) return null;
    const run = await trx.db
      .insertInto('job_source_runs')
      .values({ source_id: sourceId, started_at: now, moved_at: now, accepts_fewer: acceptsFewer })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { source, run };
  });
}

/** Queues a run by staff, which shows as running from now on. */
export async function queueRun(ctx: Context, id: string, acceptsFewer = false): Promise<void> {
  const started = await startRun(ctx, id, { acceptsFewer });
  if (started) await ctx.enqueue('sources.run', { id, runId: started.run.id, acceptsFewer });
}

export const findOpenRun = (ctx: Context, sourceId: string) =>
  ctx.db
    .selectFrom('job_source_runs')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

const touchRun = (ctx: Context, id: string, now: Date) =>
  ctx.db.updateTable('job_source_runs').set({ moved_at: now }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/**
 * The run to read a document with this hash into: an interrupted one goes on where it stopped if the document is the same, and
 * ends otherwise, because what it has seen belongs to another document.
 */
export async function continueRun(ctx: Context, run: RunRecord, hash: string | null): Promise<RunRecord> {
  const now = ctx.clock.now();
  if (run.rows_read === 0 || (hash !== null && run.content_hash === hash))
    return ctx.db
      .updateTable('job_source_runs')
      .set({ content_hash: hash, moved_at: now })
      .where('id', '=', run.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  return ctx.inTransaction(async (trx) => {
    await trx.db
      .updateTable('job_source_runs')
      .set({ state: 'failed', reason: 'interrupted', ended_at: now })
      .where('id', '=', run.id)
      .execute();
    return trx.db
      .insertInto('job_source_runs')
      .values({ source_id: run.source_id, started_at: now, moved_at: now, accepts_fewer: run.accepts_fewer, content_hash: hash })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Lets the next attempt go on with a run at once. */
export async function releaseRun(ctx: Context, runId: string): Promise<void> {
  await ctx.db
    .updateTable('job_source_runs')
    .set({ moved_at: sql<Date>`'epoch'::timestamptz` })
    .where('id', '=', runId)
    .where('ended_at', 'is', null)
    .execute();
}
