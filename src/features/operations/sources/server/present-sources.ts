import { sql } from 'kysely';
import { isOpen, jobRows, today } from '#features/catalogue/jobs/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { SourceState } from '../contract.ts';
import { withSentence } from './row-faults.ts';
import type { RunRecord, SourceRecord } from './tables.ts';

const SHOWN_RUNS = 10;
export const SHOWN_ERRORS = 50;

/** Sources with their last runs and open jobs by name. */
export async function presentSources(ctx: Context, sources: readonly SourceRecord[]) {
  const ids = sources.map(({ id }) => id);
  const [runs, openJobs] = await Promise.all([loadLastRuns(ctx, ids), countOpenJobs(ctx, ids)]);
  return sources.map((source) => presentSource(source, runs.get(source.id) ?? [], openJobs.get(source.id) ?? 0));
}

function presentSource(source: SourceRecord, runs: readonly RunRecord[], openJobs: number) {
  const { id, name, kind, address, file_name, company, apply_url, schedule, failures } = source;
  return {
    id,
    type: 'job_source' as const,
    attributes: {
      name,
      kind,
      address,
      file_name,
      company,
      apply_url,
      schedule,
      failures,
      state: stateOf(source, runs),
      next_run_at: source.next_run_at?.toISOString() ?? null,
      open_jobs: openJobs,
      runs: runs.map(presentRun),
    },
  };
}

function stateOf({ paused_at, file_key }: SourceRecord, runs: readonly RunRecord[]): SourceState {
  const [last] = runs;
  if ((last && last.ended_at === null) || file_key !== null) return paused_at ? 'paused' : 'running';
  if (paused_at) return 'paused';
  if (!last) return 'new';
  return ['succeeded', 'not-modified', 'stopped'].includes(last.state) ? 'in-step' : 'failing';
}

export const presentRun = (run: RunRecord) => {
  const { id, state, reason, detail, rows_read, progress, added, changed, reopened, unchanged, missing, closed, errors } = run;
  return {
    id,
    type: 'job_source_run' as const,
    attributes: {
      state,
      reason,
      detail,
      rows_read,
      progress,
      added,
      changed,
      reopened,
      unchanged,
      missing,
      closed,
      errors,
      started_at: run.started_at.toISOString(),
      ended_at: run.ended_at?.toISOString() ?? null,
    },
  };
};

async function loadLastRuns(ctx: Context, ids: readonly string[]): Promise<Map<string, RunRecord[]>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('job_source_runs')
    .selectAll()
    .select(sql<number>`row_number() over (partition by source_id order by started_at desc, id desc)::int`.as('place'))
    .where('source_id', 'in', [...ids])
    .execute();
  return Map.groupBy(
    rows.filter(({ place }) => place <= SHOWN_RUNS).toSorted((a, b) => a.place - b.place),
    ({ source_id }) => source_id,
  );
}

async function countOpenJobs(ctx: Context, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('job_source_rows')
    .innerJoin(jobRows(ctx).as('jobs'), 'jobs.id', 'job_source_rows.job_id')
    .select(['job_source_rows.source_id', sql<number>`count(*)::int`.as('open')])
    .where('job_source_rows.source_id', 'in', [...ids])
    .where(isOpen(today(ctx)))
    .groupBy('job_source_rows.source_id')
    .execute();
  return new Map(rows.map(({ source_id, open }) => [source_id, open]));
}

/** A source with its errors by row, what was made of its fields, and what staff did. */
export async function presentWholeSource(ctx: Context, source: SourceRecord) {
  const [shown] = await presentSources(ctx, [source]);
  if (!shown) throw new Error('one source was asked for');
  const last = shown.attributes.runs.find(({ attributes }) => attributes.state !== 'not-modified');
  const errors = last
    ? await ctx.db
        .selectFrom('job_source_errors')
        .select(['position', 'at', 'title', 'reason'])
        .where('run_id', '=', last.id)
        .orderBy('position')
        .limit(SHOWN_ERRORS)
        .execute()
    : [];
  const { runs } = await ctx.db
    .selectFrom('job_source_runs')
    .select(sql<number>`count(*)::int`.as('runs'))
    .where('source_id', '=', source.id)
    .executeTakeFirstOrThrow();
  return {
    ...shown,
    attributes: {
      ...shown.attributes,
      run_count: runs,
      errors: errors.map(withSentence),
      error_count: last?.attributes.errors ?? 0,
      sample: source.sample.map(withSentence),
      history: await findAuditEntries(ctx, { type: 'job_source', id: source.id }),
    },
  };
}
