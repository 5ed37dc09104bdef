import { requireScope } from '#features/base/accounts/server/index.ts';
import { findBoardAddress, type ParsedRow } from '#features/base/job-postings/server/index.ts';
import { createFamilyFinder, draftJob, today } from '#features/catalogue/jobs/server/index.ts';
import { createConfirmedCheck } from '#features/member/deliveries/server/index.ts';
import { listEmployers } from '#features/operations/hiring-teams/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { SampleRow, SourceKind } from '../contract.ts';
import { crawlPages } from './crawl-pages.ts';
import { describeRow, unusedColumns } from './describe-row.ts';
import { withFetched } from './fetch-document.ts';
import { detectFormat } from './formats/detect-format.ts';
import { isCrawled, openRows } from './open-rows.ts';
import { addressToFetch } from './save-source.ts';
import { FAULT_PROBLEMS, SourceError } from './source-error.ts';
import { faultSentence, writeFault } from './row-faults.ts';
import { completeRow } from './take-batch.ts';

const MAX_ROWS = 500;
const MAX_CRAWLED_ROWS = 3;
const SAMPLE_SIZE = 3;
const SHOWN_ERRORS = 5;

type Trial = { kind: SourceKind; address: string; company: string; apply_url: string };
type Fault = { position: number; at: string; title: string; reason: string };

/** Reads the first rows of an address without saving anything. 422 with the reason where nothing can be read. */
export const tryOutSource: UseCase<'POST /api/job_sources/try_out'> = async (ctx, { body }) => {
  requireScope(ctx, 'editor');
  const board = findBoardAddress(body.address);
  const stated = body.kind ?? board?.name ?? (/sitemap[^/]*\.xml$/i.test(new URL(body.address).pathname) ? 'sitemap' : undefined);
  try {
    const trial = { company: body.company, apply_url: body.apply_url };
    if (stated && isCrawled(stated)) return await readCrawled(ctx, { ...trial, kind: stated, address: body.address }, stated);
    const address = stated ? addressToFetch(body.address, stated) : body.address;
    return await withFetched(ctx, address, stated ? { kind: stated } : {}, async (fetched) => {
      if (fetched.kind !== 'ok') throw new SourceError('unavailable', 'The site says that nothing changed.');
      const kind = stated ?? (await detectFormat(fetched.document));
      if (isCrawled(kind)) throw new SourceError('not-this-format', 'The answer does not look like this format.');
      const columns = await unusedColumns(fetched.document, kind);
      const read = await readRows(ctx, { ...trial, kind, address }, openRows(fetched.document, kind), { max: MAX_ROWS, columns });
      return present({ ...trial, kind, address }, read);
    });
  } catch (error) {
    if (error instanceof SourceError) throw invalid({ path: 'address', ...FAULT_PROBLEMS[error.fault] });
    throw error;
  }
};

async function readCrawled(ctx: Context, trial: Trial, kind: 'job-list' | 'sitemap') {
  const crawl = crawlPages(ctx, kind, trial.address);
  const read = await readRows(ctx, trial, crawl.rows, { max: MAX_CRAWLED_ROWS, columns: [] });
  if (read.rows === 0) throw new SourceError('no-postings', 'None of the pages contains a JobPosting.');
  return present(trial, read);
}

type Read = { rows: number; hasMore: boolean; taken: number; sample: SampleRow[]; errors: Fault[] };

async function readRows(
  ctx: Context,
  { kind, company, apply_url }: Trial,
  rows: AsyncGenerator<ParsedRow>,
  { max, columns }: { max: number; columns: readonly string[] },
): Promise<Read> {
  const drafting = {
    source: kind,
    company: company || undefined,
    applyUrl: apply_url || undefined,
    today: today(ctx),
    findFamily: await createFamilyFinder(ctx),
    employers: await listEmployers(ctx),
    isConfirmed: await createConfirmedCheck(ctx),
  };
  const read: Read = { rows: 0, hasMore: false, taken: 0, sample: [], errors: [] };
  for await (const row of rows) {
    if (read.rows === max) {
      read.hasMore = true;
      break;
    }
    read.rows += 1;
    const drafted = 'reason' in row ? row : draftJob(completeRow(row, { kind, company }), drafting);
    if (!('reason' in drafted)) read.taken += 1;
    else if (read.errors.length < SHOWN_ERRORS) {
      const title = 'reason' in row ? '' : (row.title ?? '').slice(0, 80);
      read.errors.push({ position: read.rows, at: row.at, title, reason: faultSentence(writeFault(drafted.reason)) });
    }
    if (read.sample.length < SAMPLE_SIZE && !('reason' in drafted))
      read.sample.push(describeRow(row, { kind, company }, drafting, columns));
  }
  return read;
}

const present = ({ kind, address, company }: Trial, { rows, hasMore, taken, sample, errors }: Read) => ({
  data: {
    id: 'try-out',
    type: 'job_source_try_out' as const,
    attributes: { kind, address, company: company || nameOf(sample), rows, has_more: hasMore, taken, sample, errors },
  },
});

/** The company of the first row, to be corrected by hand. */
const nameOf = ([first]: readonly SampleRow[]): string => first?.fields.find(({ to }) => to === 'company')?.value ?? '';
