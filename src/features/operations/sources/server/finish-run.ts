import { sql } from 'kysely';
import { closeJobs, publishImported } from '#features/catalogue/jobs/server/index.ts';
import type { Version } from '#platform/fetch/fetcher.ts';
import type { Context } from '#platform/http/context.ts';
import type { SampleRow } from '../contract.ts';
import { nextRunAt } from './next-run-at.ts';
import { notifyOfFailures } from './notify-of-failures.ts';
import { MAPPING_VERSION } from './open-rows.ts';
import type { SourceError } from './source-error.ts';
import type { RunRecord, SourceRecord } from './tables.ts';

/** A job closes when it is missing in so many successful runs in a row. */
export const MISSES_TO_CLOSE = 2;
/** From so many jobs on, an answer with less than half of them is suspicious; an empty one always is. */
const MIN_TO_COMPARE = 10;

export type Ending =
  /** Every row was read. */
  | { how: 'read'; version: Version; hash: string | null; sample: SampleRow[] }
  /** The site, or the content, says that nothing changed since the last successful run. */
  | { how: 'not-modified' }
  /** Some pages could not be read. */
  | { how: 'incomplete'; sample: SampleRow[] }
  | { how: 'stopped' }
  | { how: 'failed'; error: SourceError };

/** Ends a run: decides what is missing, closes what is missing for the second time, and publishes what is new. */
export async function finishRun(ctx: Context, source: SourceRecord, run: RunRecord, ending: Ending): Promise<RunRecord> {
  return ctx.inTransaction(async (trx) => {
    const isSuspicious = ending.how === 'read' && !run.accepts_fewer && (await hasTooFew(trx, source.id, run.id));
    const isTrusted = !isSuspicious && (ending.how === 'read' || ending.how === 'not-modified');
    const gone = isTrusted ? await countMisses(trx, source.id, ending.how === 'read' ? run.id : null) : { missing: 0, closed: 0 };
    const added = await trx.db.selectFrom('job_source_rows').select('job_id').where('added_run_id', '=', run.id).execute();
    await publishImported(
      trx,
      added.flatMap(({ job_id }) => job_id ?? []),
    );
    await updateSource(trx, source, ending, isTrusted);
    const state = isSuspicious ? 'suspicious' : ending.how === 'read' ? 'succeeded' : ending.how;
    const failed = ending.how === 'failed' ? { reason: ending.error.fault, detail: ending.error.detail } : {};
    return trx.db
      .updateTable('job_source_runs')
      .set({ state, ...failed, ...gone, progress: isTrusted ? 1 : run.progress, ended_at: trx.clock.now() })
      .where('id', '=', run.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

async function hasTooFew(ctx: Context, sourceId: string, runId: string): Promise<boolean> {
  const { seen, known } = await ctx.db
    .selectFrom('job_source_rows')
    .select([
      sql<number>`count(*) filter (where last_run_id = ${runId})::int`.as('seen'),
      sql<number>`count(*) filter (where misses < ${MISSES_TO_CLOSE} and job_id is not null and added_run_id is distinct from ${runId})::int`.as(
        'known',
      ),
    ])
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow();
  return known > 0 && (seen === 0 || (known >= MIN_TO_COMPARE && seen < known / 2));
}

/** Counts what is missing once more. Where nothing changed, what was missing before is missing again. */
async function countMisses(ctx: Context, sourceId: string, runId: string | null) {
  const missed = await ctx.db
    .updateTable('job_source_rows')
    .set({ misses: sql<number>`misses + 1` })
    .where('source_id', '=', sourceId)
    .where('misses', '<', MISSES_TO_CLOSE)
    .where(runId === null ? sql<boolean>`misses > 0` : sql<boolean>`last_run_id <> ${runId}`)
    .returning(['job_id', 'misses'])
    .execute();
  const gone = missed.filter(({ misses }) => misses === MISSES_TO_CLOSE).flatMap(({ job_id }) => job_id ?? []);
  return { missing: missed.length - gone.length, closed: await closeJobs(ctx, await withoutOtherSources(ctx, gone)) };
}

/** The jobs that no source has any more. */
export async function withoutOtherSources(ctx: Context, jobIds: readonly string[], exceptSource?: string): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const elsewhere = await ctx.db
    .selectFrom('job_source_rows')
    .select('job_id')
    .where(sql<boolean>`job_id = any(${[...jobIds]}::uuid[])`)
    .where('misses', '<', MISSES_TO_CLOSE)
    .$if(exceptSource !== undefined, (query) => query.where('source_id', '!=', exceptSource ?? ''))
    .execute();
  const kept = new Set(elsewhere.map(({ job_id }) => job_id));
  return jobIds.filter((id) => !kept.has(id));
}

async function updateSource(ctx: Context, source: SourceRecord, ending: Ending, isTrusted: boolean): Promise<void> {
  const failures = isTrusted ? 0 : ending.how === 'stopped' ? source.failures : source.failures + 1;
  const read =
    isTrusted && ending.how === 'read'
      ? {
          etag: ending.version.etag,
          last_modified: ending.version.lastModified,
          content_hash: ending.hash,
          mapping_version: MAPPING_VERSION,
        }
      : {};
  const sample = 'sample' in ending && ending.sample.length > 0 ? { sample: JSON.stringify(ending.sample) } : {};
  await ctx.db
    .updateTable('job_sources')
    .set({ failures, ...read, ...sample, next_run_at: source.paused_at ? null : nextRunAt(ctx, source.schedule) })
    .where('id', '=', source.id)
    .execute();
  if (!isTrusted && ending.how !== 'stopped') await notifyOfFailures(ctx, source, failures);
}
