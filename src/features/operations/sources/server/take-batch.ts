import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BrokenRow, ParsedRow, RawJob, RowFault } from '#features/base/job-postings/server/index.ts';
import {
  draftJob,
  importJob,
  rowKey,
  writeCompany,
  type DraftContext,
  type CompanyDraft,
  type DraftedJob,
  type SkippedRow,
} from '#features/catalogue/jobs/server/index.ts';
import { keepAddress } from '#features/member/deliveries/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { MAPPING_VERSION } from './open-rows.ts';
import { writeFault } from './row-faults.ts';
import type { RunRecord, SourceRecord } from './tables.ts';

/** Errors by row that are kept of a run. */
const MAX_ERRORS = 1000;
/** Derived from the board's address, so that the name that staff give is better. */
const DERIVES_COMPANY: ReadonlySet<string> = new Set(['greenhouse', 'lever', 'ashby']);

export type RunState = {
  source: SourceRecord;
  run: RunRecord;
  drafting: DraftContext;
  /** The ids of companies by slug. */
  companies: Map<string, string>;
};

export type Counts = Pick<RunRecord, 'added' | 'changed' | 'reopened' | 'unchanged' | 'errors'>;
type Known = { key: string; job_id: string | null; hash: string | null; misses: number; at: string; last_run_id: string };
type Seen = { key: string; job_id: string | null; hash: string | null; at: string; added: boolean };
type Fault = { at: string; title: string; reason: RowFault; position: number };
type Batch = { counts: Counts; seen: Map<string, Seen>; faults: Fault[] };

/**
 * Takes the rows of a batch in one transaction with the progress of the run: new ones are added, changed ones updated, and those
 * that did not change since they were last taken are left alone.
 */
export async function takeBatch(
  ctx: Context,
  state: RunState,
  rows: readonly ParsedRow[],
  progress: { progress: number; total: number | null },
): Promise<void> {
  const { run, source } = state;
  const updated = await ctx.inTransaction(async (trx) => {
    const batch: Batch = { counts: { added: 0, changed: 0, reopened: 0, unchanged: 0, errors: 0 }, seen: new Map(), faults: [] };
    const known = await loadKnown(trx, source.id, rows, state);
    for (const [index, row] of rows.entries())
      await takeRow(trx, state, batch, { row, known, position: run.rows_read + index + 1 });
    await storeSeen(trx, source.id, run.id, [...batch.seen.values()]);
    await storeFaults(trx, run, batch.faults);
    const { counts } = batch;
    return trx.db
      .updateTable('job_source_runs')
      .set({
        rows_read: run.rows_read + rows.length,
        rows_total: progress.total,
        progress: progress.progress,
        added: run.added + counts.added,
        changed: run.changed + counts.changed,
        reopened: run.reopened + counts.reopened,
        unchanged: run.unchanged + counts.unchanged,
        errors: run.errors + counts.errors,
        moved_at: trx.clock.now(),
      })
      .where('id', '=', run.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  state.run = updated;
}

const isBroken = (row: ParsedRow): row is BrokenRow => 'reason' in row;

/** A row as its source means it: with the company that staff named. */
export const completeRow = (row: RawJob, { kind, company }: Pick<SourceRecord, 'kind' | 'company'>): RawJob =>
  company !== '' && DERIVES_COMPANY.has(kind) ? { ...row, company } : row;

async function loadKnown(ctx: Context, sourceId: string, rows: readonly ParsedRow[], state: RunState) {
  const keys = rows.flatMap((row) => (isBroken(row) ? [] : (rowKey(completeRow(row, state.source), state.drafting) ?? [])));
  const found: Known[] =
    keys.length === 0
      ? []
      : await ctx.db
          .selectFrom('job_source_rows')
          .select(['key', 'job_id', 'hash', 'misses', 'at', 'last_run_id'])
          .where('source_id', '=', sourceId)
          .where(sql<boolean>`key = any(${keys}::text[])`)
          .execute();
  return new Map(found.map((row) => [row.key, row]));
}

type Row = { row: ParsedRow; known: Map<string, Known>; position: number };

async function takeRow(ctx: Context, state: RunState, batch: Batch, { row, known, position }: Row): Promise<void> {
  const { counts, seen } = batch;
  const refuse = (reason: RowFault, title = '') => {
    counts.errors += 1;
    batch.faults.push({ at: row.at, title: title.slice(0, 80), reason, position });
  };
  if (isBroken(row)) return refuse(row.reason);
  const raw = completeRow(row, state.source);
  const key = rowKey(raw, state.drafting);
  if (key === null) {
    const drafted = draftJob(raw, state.drafting);
    return refuse('reason' in drafted ? drafted.reason : { code: 'row-unidentified' }, raw.title);
  }
  const before = known.get(key);
  const earlier = seen.get(key)?.at ?? (before?.last_run_id === state.run.id ? before.at : undefined);
  if (earlier !== undefined) return refuse({ code: 'row-repeats', params: { at: earlier } }, raw.title);
  const hash = hashRow(raw, state);
  if (before?.hash === hash && before.job_id !== null && before.misses < 2) {
    counts.unchanged += 1;
    seen.set(key, { key, job_id: before.job_id, hash, at: row.at, added: false });
    return;
  }
  const drafted = draftJob(raw, state.drafting);
  if (!('reason' in drafted))
    return writeRow(ctx, state, batch, { key, hash, at: row.at, drafted, wasClosed: (before?.misses ?? 0) >= 2 });
  await keepUnconfirmed(ctx, state, drafted);
  // It is there, only not readable: its job stays as it was.
  seen.set(key, { key, job_id: before?.job_id ?? null, hash: null, at: row.at, added: false });
  refuse(drafted.reason, raw.title);
}

/** Shows staff the address that a skipped row names; the row is taken once it is confirmed. */
async function keepUnconfirmed(ctx: Context, state: RunState, { unconfirmed }: SkippedRow): Promise<void> {
  if (!unconfirmed) return;
  const { company, email } = unconfirmed;
  await keepAddress(ctx, { companyId: await companyOf(ctx, state, company), email });
}

type Taken = { key: string; hash: string; at: string; drafted: DraftedJob; wasClosed: boolean };

async function writeRow(ctx: Context, state: RunState, { counts, seen }: Batch, row: Taken): Promise<void> {
  const { key, hash, at, drafted, wasClosed } = row;
  const { id, written } = await importJob(ctx, await companyOf(ctx, state, drafted.company), drafted);
  counts[wasClosed ? 'reopened' : written === 'updated' ? 'changed' : written] += 1;
  seen.set(key, { key, job_id: id, hash, at, added: written === 'added' });
}

async function companyOf(ctx: Context, { companies }: RunState, company: CompanyDraft): Promise<string> {
  const known = companies.get(company.slug);
  if (known !== undefined) return known;
  const id = await writeCompany(ctx, company);
  companies.set(company.slug, id);
  return id;
}

const hashRow = ({ at: _at, ...row }: RawJob, { source, drafting }: RunState): string =>
  createHash('sha256')
    .update(JSON.stringify([MAPPING_VERSION, source.company, drafting.applyUrl ?? '', row]))
    .digest('base64url')
    .slice(0, 22);

async function storeSeen(ctx: Context, sourceId: string, runId: string, rows: readonly Seen[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db
    .insertInto('job_source_rows')
    .values(
      rows.map(({ added, at, ...row }) => ({
        ...row,
        at: at.slice(0, 200),
        source_id: sourceId,
        last_run_id: runId,
        added_run_id: added ? runId : null,
        misses: 0,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['source_id', 'key']).doUpdateSet({
        job_id: sql`excluded.job_id`,
        hash: sql`excluded.hash`,
        at: sql`excluded.at`,
        misses: 0,
        last_run_id: sql`excluded.last_run_id`,
        added_run_id: sql`coalesce(excluded.added_run_id, job_source_rows.added_run_id)`,
      }),
    )
    .execute();
}

async function storeFaults(ctx: Context, run: RunRecord, faults: readonly Fault[]): Promise<void> {
  const kept = faults.slice(0, Math.max(0, MAX_ERRORS - run.errors));
  if (kept.length === 0) return;
  await ctx.db
    .insertInto('job_source_errors')
    .values(
      kept.map(({ at, title, reason, position }) => ({
        position,
        run_id: run.id,
        at: at.slice(0, 200),
        title: storable(title),
        reason: writeFault(reason),
      })),
    )
    .execute();
}

/** Without what the database cannot store. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
