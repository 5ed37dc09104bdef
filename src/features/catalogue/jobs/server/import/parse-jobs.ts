/** Detects the format of a file and parses its jobs. */
import {
  findPagePostings,
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
import { ImportError } from './import-error.ts';
import { parseJobsCsv } from './parse-jobs-csv.ts';
import { parseJsonLines, parsePlainObject } from './parse-plain-json.ts';

export type Format = 'csv' | 'json-lines' | 'json' | 'job-posting' | 'greenhouse' | 'lever' | 'ashby';
export type JobFile = { format: Format; rows: ParsedRow[] };

/** Parses the rows of a file: each a job, or the reason why it is not. Throws an `ImportError` for an unknown format. */
export function parseJobs(text: string): JobFile {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed === '') throw new ImportError('The file is empty.');
  if (trimmed.startsWith('<')) return { format: 'job-posting', rows: parsePage(trimmed) };
  if (/^[[{]/.test(trimmed)) return parseJson(trimmed, text);
  return { format: 'csv', rows: parseJobsCsv(text) };
}

/** A script that is not valid JSON becomes a row with the reason. */
function parsePage(html: string): ParsedRow[] {
  const { postings, brokenScripts } = findPagePostings(html);
  const rows = [
    ...postings.map((posting, index) => parseJobPosting(posting, `posting ${index + 1}`)),
    ...brokenScripts.map((number) => ({ at: `script ${number}`, reason: 'its JSON-LD is not valid JSON' })),
  ];
  if (rows.length === 0) throw new ImportError('The page contains no JobPosting in a script of type application/ld+json.');
  return rows;
}

function parseJson(trimmed: string, text: string): JobFile {
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch (error) {
    return parseLines(text, error instanceof Error ? error.message : String(error));
  }
  if (isGreenhouse(value)) return { format: 'greenhouse', rows: parseGreenhouse(value) };
  if (isAshby(value)) return { format: 'ashby', rows: parseAshby(value) };
  if (isLever(value)) return { format: 'lever', rows: parseLever(value) };
  const postings = findPostings(value);
  if (postings.length > 0)
    return { format: 'job-posting', rows: postings.map((posting, index) => parseJobPosting(posting, `posting ${index + 1}`)) };
  const entries = isObject(value)
    ? (Object.values(value).find((entry) => Array.isArray(entry) && entry.some(isObject)) ?? [value])
    : value;
  if (!Array.isArray(entries) || entries.length === 0) throw new ImportError('The file contains no list of jobs.');
  return { format: 'json', rows: entries.map((entry, index) => parsePlainObject(entry, `entry ${index + 1}`)) };
}

/** A truncated JSON document must not be mistaken for JSON Lines. */
function parseLines(text: string, reason: string): JobFile {
  const rows = parseJsonLines(text);
  const broken = rows.filter((row) => 'reason' in row).length;
  if (broken === rows.length || broken > rows.length / 2) throw new ImportError(`The file is not valid JSON: ${reason}.`);
  return { format: 'json-lines', rows };
}
