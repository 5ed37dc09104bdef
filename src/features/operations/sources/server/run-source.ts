/** One run of a source: reads what it gives, row by row, and keeps the jobs in step with it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ParsedRow } from '#features/base/job-postings/server/index.ts';
import { createFamilyFinder, today } from '#features/catalogue/jobs/server/index.ts';
import { createConfirmedCheck } from '#features/member/deliveries/server/index.ts';
import { listEmployers } from '#features/operations/hiring-teams/server/index.ts';
import type { Version } from '#platform/fetch/fetcher.ts';
import type { Context } from '#platform/http/context.ts';
import type { SampleRow } from '../contract.ts';
import { crawlPages } from './crawl-pages.ts';
import { withFetched } from './fetch-document.ts';
import { finishRun, type Ending } from './finish-run.ts';
import { describeRow, unusedColumns } from './describe-row.ts';
import { isCrawled, MAPPING_VERSION, openRows } from './open-rows.ts';
import { trackProgress, type SourceDocument } from './source-document.ts';
import { SourceError } from './source-error.ts';
import { continueRun, releaseRun, startRun } from './start-run.ts';
import { takeBatch, type RunState } from './take-batch.ts';
import type { RunRecord, SourceRecord } from './tables.ts';

const BATCH_SIZE = 100;
/** Pages come one a second; a run that takes nothing for a minute counts as lost. */
const MAX_BATCH_MS = 10_000;
const SAMPLE_SIZE = 3;

export type RunOptions = {
  /** The file of a source by file. */
  document?: SourceDocument;
  /** Takes an answer with far fewer rows than before as it is. */
  acceptsFewer?: boolean;
  /** The run that was queued for this. */
  queuedRunId?: string;
  /** Throws the `SourceError` of a run that failed, instead of only recording it. */
  throwsFaults?: boolean;
  /** Called after every batch. */
  onProgress?: (run: RunRecord) => void | Promise<void>;
};

/**
 * Runs a source, or goes on with its interrupted run; returns the run as it ended, and null where one is under way. Faults of the
 * source end the run as failed; an error of ours, such as a lost database, is thrown and leaves the run to be continued.
 */
export async function runSource(ctx: Context, sourceId: string, options: RunOptions = {}): Promise<RunRecord | null> {
  const started = await startRun(ctx, sourceId, options);
  if (!started) return null;
  const { source } = started;
  const current = { run: started.run };
  try {
    const ended = await readSource(ctx, source, current, options).catch(toFailure);
    const run = await finishRun(ctx, source, current.run, ended);
    if (ended.how === 'failed' && options.throwsFaults) throw ended.error;
    return run;
  } catch (error) {
    await releaseRun(ctx, current.run.id).catch(() => undefined);
    throw error;
  }
}

function toFailure(error: unknown): Extract<Ending, { how: 'failed' }> {
  if (error instanceof SourceError) return { how: 'failed', error };
  throw error;
}

type Current = { run: RunRecord };

async function readSource(ctx: Context, source: SourceRecord, current: Current, options: RunOptions): Promise<Ending> {
  const { kind, address } = source;
  if (options.document) return readDocument(ctx, source, current, { document: options.document, version: NO_VERSION, options });
  if (address === null) throw new SourceError('no-file', 'The source is a file; import it again.');
  if (isCrawled(kind)) {
    current.run = await continueRun(ctx, current.run, null);
    const crawl = crawlPages(ctx, kind, address);
    const share = () => (crawl.total() === 0 ? 0 : crawl.read() / crawl.total());
    const taken = await takeRows(ctx, source, current, { rows: crawl.rows, skip: 0, progress: share, options });
    if (taken.isStopped) return { how: 'stopped' };
    if (!crawl.isComplete()) return { how: 'incomplete', sample: taken.sample };
    return { how: 'read', version: NO_VERSION, hash: null, sample: taken.sample };
  }
  const isCurrent = source.mapping_version === MAPPING_VERSION && source.failures === 0;
  const unless = { etag: source.etag, lastModified: source.last_modified };
  return withFetched(ctx, address, { kind, ...(isCurrent && { unless }) }, async (fetched) => {
    if (fetched.kind === 'not_modified') return { how: 'not-modified' };
    const { document, version } = fetched;
    if (isCurrent && source.content_hash === document.hash && current.run.rows_read === 0) return { how: 'not-modified' };
    return readDocument(ctx, source, current, { document, version, options });
  });
}

const NO_VERSION: Version = { etag: null, lastModified: null };

type Reading = { document: SourceDocument; version: Version; options: RunOptions };

async function readDocument(ctx: Context, source: SourceRecord, current: Current, reading: Reading): Promise<Ending> {
  const { document, version, options } = reading;
  if (isCrawled(source.kind)) throw new SourceError('no-list', 'Pages cannot be imported from a file.');
  current.run = await continueRun(ctx, current.run, document.hash);
  const tracked = trackProgress(document);
  const rows = openRows(tracked.document, source.kind);
  const columns = await unusedColumns(document, source.kind);
  const { rows_read: skip } = current.run;
  const taken = await takeRows(ctx, source, current, { rows, skip, progress: tracked.progress, options, columns });
  return taken.isStopped ? { how: 'stopped' } : { how: 'read', version, hash: document.hash, sample: taken.sample };
}

type Rows = {
  rows: AsyncIterable<ParsedRow>;
  /** Rows that an interrupted attempt has taken. */
  skip: number;
  progress: () => number;
  options: RunOptions;
  /** Columns of a table that no field takes. */
  columns?: readonly string[];
};

async function takeRows(ctx: Context, source: SourceRecord, current: Current, { rows, skip, progress, options, columns }: Rows) {
  const state = await createState(ctx, source, current.run);
  const sample: SampleRow[] = [];
  let [batch, number]: [ParsedRow[], number] = [[], 0];
  let takenAt = performance.now();
  const take = async () => {
    await takeBatch(ctx, state, batch, { progress: progress(), total: null });
    batch = [];
    takenAt = performance.now();
    current.run = state.run;
    await options.onProgress?.(state.run);
    // Other requests of this process get their turn.
    await nextTurn();
  };
  for await (const row of rows) {
    number += 1;
    if (sample.length < SAMPLE_SIZE) sample.push(describeRow(row, source, state.drafting, columns));
    if (number <= skip) continue;
    batch.push(row);
    if (batch.length < BATCH_SIZE && performance.now() - takenAt < MAX_BATCH_MS) continue;
    await take();
    if (await isPaused(ctx, source)) return { isStopped: true, sample };
  }
  if (batch.length > 0) await take();
  return { isStopped: false, sample };
}

async function createState(ctx: Context, source: SourceRecord, run: RunRecord): Promise<RunState> {
  const drafting = {
    source: source.namespace,
    company: source.company || undefined,
    applyUrl: source.apply_url ?? undefined,
    today: today(ctx),
    findFamily: await createFamilyFinder(ctx),
    employers: await listEmployers(ctx),
    isConfirmed: await createConfirmedCheck(ctx),
  };
  return { source, run, drafting, companies: new Map() };
}

/** Whether somebody paused the source after this run began. */
async function isPaused(ctx: Context, { id, paused_at }: SourceRecord): Promise<boolean> {
  if (paused_at !== null) return false;
  const source = await ctx.db.selectFrom('job_sources').select('paused_at').where('id', '=', id).executeTakeFirst();
  return source === undefined || source.paused_at !== null;
}
