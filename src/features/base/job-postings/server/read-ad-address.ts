import type { Fetched, FetchFailure, Fetcher, FetchUse } from '#platform/fetch/fetcher.ts';
import { findJobBoard, type JobBoard } from './board-address.ts';
import { decodePage } from './decode-page.ts';
import type { AdProblem, ReadAd, ReadOptions } from './posting.ts';
import { readAdFile } from './read-ad-file.ts';
import { readAdText } from './read-ad-text.ts';
import { readStructured } from './read-structured.ts';

const MEGABYTE = 1_000_000;
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A page, or a file with an ad, such as the notice of an authority. */
const AD: FetchUse = {
  timeoutMs: 10_000,
  maxBytes: {
    'text/html': 2 * MEGABYTE,
    'application/xhtml+xml': 2 * MEGABYTE,
    'text/plain': 2 * MEGABYTE,
    'application/pdf': 5 * MEGABYTE,
    [WORD_TYPE]: 5 * MEGABYTE,
  },
};
/** An interface that answers with one job, or with all jobs of a company. */
const BOARD: FetchUse = { timeoutMs: 10_000, maxBytes: { 'application/json': 10 * MEGABYTE } };

/**
 * Reads the ad at an address: by the public interface of its job board, else from the page or file itself. Never throws.
 */
export async function readAdAddress(address: string, options: ReadOptions & { fetcher: Fetcher }): Promise<ReadAd> {
  const board = findJobBoard(address.trim());
  const fromBoard = board && (await readFromBoard(board, options));
  if (fromBoard) return fromBoard;
  const fetched = await options.fetcher.fetch(address.trim(), AD);
  if (fetched.kind !== 'ok') return { ok: false, problem: toProblem(fetched) };
  return readFetched(fetched, options);
}

/** Null when the interface does not answer with the job: the page may still have it. */
async function readFromBoard(board: JobBoard, options: ReadOptions & { fetcher: Fetcher }): Promise<ReadAd | null> {
  const fetched = await options.fetcher.fetch(board.address, BOARD);
  if (fetched.kind !== 'ok') return null;
  try {
    const job = board.findJob(JSON.parse(decodePage(fetched.body, fetched.charset)));
    return job?.title ? readStructured(job, board.name, options) : null;
  } catch {
    return null;
  }
}

async function readFetched({ type, charset, body }: Fetched, options: ReadOptions): Promise<ReadAd> {
  if (type === 'application/pdf') return readAdFile({ name: 'ad.pdf', bytes: body }, options);
  if (type === WORD_TYPE) return readAdFile({ name: 'ad.docx', bytes: body }, options);
  const text = decodePage(body, charset);
  if (type === 'text/plain') return readAdText(text, options);
  // The parser of pages is large, so it is loaded for the first page.
  const { readAdPage } = await import('./read-ad-page.ts');
  return readAdPage(text, options);
}

const toProblem = (failure: FetchFailure): AdProblem =>
  failure.kind === 'wrong_type' && failure.type.startsWith('image/') ? { kind: 'picture' } : failure;
