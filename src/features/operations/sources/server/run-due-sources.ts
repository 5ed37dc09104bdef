import type { Context } from '#platform/http/context.ts';
import type { Tasks } from '#platform/tasks/tasks.ts';
import { nextRunAt } from './next-run-at.ts';
import { runSource } from './run-source.ts';
import { isLost } from './start-run.ts';
import { runUpload } from './run-upload.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'sources.start-due': Record<string, never>;
    'sources.run': { id: string; runId?: string; acceptsFewer?: boolean };
  }
}

/** Queues the sources whose time has come, and the runs that were interrupted. */
export async function startDueSources(ctx: Context): Promise<void> {
  await ctx.inTransaction(async (trx) => {
    const now = trx.clock.now();
    const due = await trx.db
      .selectFrom('job_sources')
      .select(['id', 'schedule'])
      .where('next_run_at', '<=', now)
      .where('paused_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, schedule } of due) {
      await trx.db
        .updateTable('job_sources')
        .set({ next_run_at: nextRunAt(trx, schedule) })
        .where('id', '=', id)
        .execute();
      await trx.enqueue('sources.run', { id });
    }
    const open = await trx.db
      .selectFrom('job_source_runs')
      .innerJoin('job_sources', 'job_sources.id', 'job_source_runs.source_id')
      .select(['source_id', 'moved_at', 'rows_read'])
      .where('ended_at', 'is', null)
      .where((eb) => eb.or([eb('address', 'is not', null), eb('file_key', 'is not', null)]))
      .execute();
    const lost = open.filter((run) => isLost(run, now));
    for (const { source_id } of lost)
      if (!due.some(({ id }) => id === source_id)) await trx.enqueue('sources.run', { id: source_id });
  });
}

/** Runs one source; nothing happens where it is already running or was removed meanwhile. */
export async function runQueuedSource(ctx: Context, { id, runId, acceptsFewer = false }: Tasks['sources.run']): Promise<void> {
  const source = await ctx.db.selectFrom('job_sources').select(['file_key']).where('id', '=', id).executeTakeFirst();
  if (!source) return;
  if (source.file_key === null) await runSource(ctx, id, { acceptsFewer, ...(runId && { queuedRunId: runId }) });
  else await runUpload(ctx, id, source.file_key);
}
