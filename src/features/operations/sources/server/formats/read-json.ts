/** Documents of one JSON value: the interfaces of job boards, JobPosting, and lists of objects. */
import {
  findPostings,
  isAshby,
  isGreenhouse,
  isLever,
  isObject,
  parseAshby,
  parseGreenhouse,
  parseJobPosting,
  parseLever,
  type ParsedRow,
} from '#features/base/job-postings/server/index.ts';
import type { SourceKind } from '../../contract.ts';
import { SourceError } from '../source-error.ts';
import { wholeText, type SourceDocument } from '../source-document.ts';
import { parsePlainObject } from './parse-plain-json.ts';

/** A value is parsed at once; JSON Lines have no such limit. */
export const MAX_JSON_BYTES = 20_000_000;

type JsonKind = Extract<SourceKind, 'greenhouse' | 'lever' | 'ashby' | 'job-posting' | 'json'>;

/** Reads the jobs of a document of a known kind. Throws a `SourceError` for anything else. */
export async function* readJson(document: SourceDocument, kind: JsonKind): AsyncGenerator<ParsedRow> {
  const value = await parseDocument(document);
  yield* rowsOf(value, kind);
}

export async function parseDocument(document: SourceDocument): Promise<unknown> {
  if (document.bytes > MAX_JSON_BYTES)
    throw new SourceError(
      'too-large',
      `One JSON value may have ${MAX_JSON_BYTES / 1_000_000} MB. Write one object per line (JSON Lines) for more.`,
    );
  const text = (await wholeText(document)).replace(/^\ufeff/, '').trim();
  if (text === '') throw new SourceError('empty', 'The file is empty.');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SourceError('not-json', `The file is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Which of the kinds a value is; undefined for none. */
export function detectJson(value: unknown): JsonKind | undefined {
  if (isGreenhouse(value)) return 'greenhouse';
  if (isAshby(value)) return 'ashby';
  if (isLever(value)) return 'lever';
  if (findPostings(value).length > 0) return 'job-posting';
  const entries = entriesOf(value);
  return Array.isArray(entries) && entries.length > 0 ? 'json' : undefined;
}

function rowsOf(value: unknown, kind: JsonKind): ParsedRow[] {
  const isBoard = isObject(value) && Array.isArray(value['jobs']);
  if (kind === 'greenhouse' && isBoard) return parseGreenhouse(value);
  if (kind === 'ashby' && isBoard) return parseAshby(value);
  if (kind === 'lever' && Array.isArray(value)) return parseLever(value);
  if (kind === 'job-posting')
    return findPostings(value).map((posting, index) => parseJobPosting(posting, `posting ${index + 1}`));
  const entries = kind === 'json' ? entriesOf(value) : undefined;
  if (!Array.isArray(entries)) throw new SourceError('not-this-format', 'The answer does not look like this format.');
  if (entries.length === 0) throw new SourceError('no-list', 'The file contains no list of jobs.');
  return entries.map((entry, index) => parsePlainObject(entry, `entry ${index + 1}`));
}

/** A list, the list in an object, or a single object. */
const entriesOf = (value: unknown): unknown =>
  isObject(value) ? (Object.values(value).find((entry) => Array.isArray(entry) && entry.some(isObject)) ?? [value]) : value;
