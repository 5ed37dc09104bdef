/** Finds out by its content what a file is, and reads the jobs in it. */
import { isObject } from './json-value.ts';
import { ImportError, type ReadRow } from './raw-job.ts';
import { readCsv } from './read-csv.ts';
import { isGreenhouse, readGreenhouse } from './read-greenhouse.ts';
import { findPostings, readJobPosting, readPostingsOfPage } from './read-job-posting.ts';
import { isLever, readLever } from './read-lever.ts';
import { readJsonLines, readPlainObject } from './read-plain-json.ts';

export type Format = 'csv' | 'json-lines' | 'json' | 'job-posting' | 'greenhouse' | 'lever';
export type JobFile = { format: Format; rows: ReadRow[] };

/** The rows of a file, each a job or the reason why it is none. Throws an `ImportError` for a file that is nothing known. */
export function readJobs(text: string): JobFile {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed === '') throw new ImportError('The file is empty.');
  if (trimmed.startsWith('<')) return { format: 'job-posting', rows: readPostingsOfPage(trimmed) };
  if (/^[[{]/.test(trimmed)) return readJson(trimmed, text);
  return { format: 'csv', rows: readCsv(text) };
}

function readJson(trimmed: string, text: string): JobFile {
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch (error) {
    return readLines(text, error instanceof Error ? error.message : String(error));
  }
  if (isGreenhouse(value)) return { format: 'greenhouse', rows: readGreenhouse(value) };
  if (isLever(value)) return { format: 'lever', rows: readLever(value) };
  const postings = findPostings(value);
  if (postings.length > 0)
    return { format: 'job-posting', rows: postings.map((posting, index) => readJobPosting(posting, `posting ${index + 1}`)) };
  const inside = isObject(value)
    ? (Object.values(value).find((one) => Array.isArray(one) && one.some(isObject)) ?? [value])
    : value;
  if (!Array.isArray(inside) || inside.length === 0) throw new ImportError('The file holds no list of jobs.');
  return { format: 'json', rows: inside.map((one, index) => readPlainObject(one, `entry ${index + 1}`)) };
}

/** One document that ends too early must not be taken for many lines. */
function readLines(text: string, reason: string): JobFile {
  const rows = readJsonLines(text);
  const broken = rows.filter((row) => 'reason' in row).length;
  if (broken === rows.length || broken > rows.length / 2) throw new ImportError(`The file is not complete JSON: ${reason}.`);
  return { format: 'json-lines', rows };
}
