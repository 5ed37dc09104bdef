import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FetchFailure, FetchUse, NotModified, Version } from '#platform/fetch/fetcher.ts';
import type { Context } from '#platform/http/context.ts';
import type { SourceKind } from '../contract.ts';
import { fileDocument, type SourceDocument } from './source-document.ts';
import { SourceError, type SourceFault } from './source-error.ts';

const MEGABYTE = 1_000_000;
const JSON_TYPES = ['application/json', 'application/x-ndjson', 'application/jsonl', 'text/plain', 'application/octet-stream'];
const XML_TYPES = [
  'application/xml',
  'text/xml',
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'text/plain',
];
const CSV_TYPES = ['text/csv', 'application/csv', 'text/plain', 'application/octet-stream', 'application/vnd.ms-excel'];
const PAGE_TYPES = ['text/html', 'application/xhtml+xml'];

const toUse = (types: readonly string[], megabytes: number, seconds: number): FetchUse => ({
  timeoutMs: seconds * 1000,
  maxBytes: Object.fromEntries(types.map((type) => [type, megabytes * MEGABYTE])),
});

export const PAGE_USE = toUse(PAGE_TYPES, 2, 10);
/** How long and how large the answer of each kind may be. */
const USES: Partial<Record<SourceKind, FetchUse>> = {
  greenhouse: toUse(JSON_TYPES, 20, 60),
  lever: toUse(JSON_TYPES, 20, 60),
  ashby: toUse(JSON_TYPES, 20, 60),
  json: toUse(JSON_TYPES, 20, 60),
  'json-lines': toUse(JSON_TYPES, 500, 900),
  csv: toUse(CSV_TYPES, 500, 900),
  indeed: toUse(XML_TYPES, 500, 900),
  feed: toUse(XML_TYPES, 100, 300),
  sitemap: toUse(XML_TYPES, 50, 60),
  'job-posting': toUse([...PAGE_TYPES, ...JSON_TYPES], 2, 10),
};
/** For an address whose format is not known yet. */
const ANY_USE = toUse([...new Set([...JSON_TYPES, ...XML_TYPES, ...CSV_TYPES, ...PAGE_TYPES])], 100, 30);

export type FetchedDocument = { kind: 'ok'; document: SourceDocument; version: Version };

/**
 * Fetches an address into a file, passes it to `work`, and removes it. With `unless`, `work` is told when the site says that
 * nothing changed. Throws a `SourceError` for a failed request.
 */
export async function withFetched<T>(
  ctx: Context,
  address: string,
  { kind, unless }: { kind?: SourceKind; unless?: Version },
  work: (fetched: FetchedDocument | NotModified) => Promise<T>,
): Promise<T> {
  const file = path.join(os.tmpdir(), `job-source-${randomUUID()}`);
  const handle = await fs.open(file, 'wx', 0o600);
  try {
    const use = { ...(kind ? (USES[kind] ?? PAGE_USE) : ANY_USE), ...(unless && { unless }) };
    const fetched = await ctx.fetcher.stream(address, use, async (chunk) => void (await handle.write(chunk)));
    await handle.close();
    if (fetched.kind === 'not_modified') return await work(fetched);
    if (fetched.kind !== 'ok') throw toSourceError(fetched);
    const document = await fileDocument(file, { charset: fetched.charset, url: fetched.url });
    return await work({ kind: 'ok', document, version: fetched.version });
  } finally {
    await handle.close().catch(() => undefined);
    await fs.rm(file, { force: true });
  }
}

const FAULTS: Record<FetchFailure['kind'], { fault: SourceFault; sentence: string }> = {
  not_public: { fault: 'not-public', sentence: 'The address is not public.' },
  robots: { fault: 'robots', sentence: 'robots.txt of the site forbids reading this address.' },
  refused: { fault: 'refused', sentence: 'The site refuses programs.' },
  sign_in: { fault: 'sign-in', sentence: 'The site asks for signing in.' },
  not_found: { fault: 'not-found', sentence: 'The site has nothing at this address.' },
  too_large: { fault: 'too-large', sentence: 'The answer is too large.' },
  too_slow: { fault: 'too-slow', sentence: 'The site answers too slowly.' },
  wrong_type: { fault: 'wrong-type', sentence: 'The answer has a media type that this format does not have.' },
  busy: { fault: 'busy', sentence: 'The site asks to be left alone for a while.' },
  unavailable: { fault: 'unavailable', sentence: 'The site cannot be reached, or answers with an error.' },
};

export function toSourceError(failure: FetchFailure): SourceError {
  const { fault, sentence } = FAULTS[failure.kind];
  const detail = 'status' in failure ? String(failure.status ?? '') : 'type' in failure ? failure.type : '';
  return new SourceError(fault, sentence, detail);
}
