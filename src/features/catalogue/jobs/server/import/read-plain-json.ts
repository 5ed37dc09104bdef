import { fieldKey, readFields } from './field-names.ts';
import { isObject, listOf, textOf } from './json-value.ts';
import type { ReadRow } from './raw-job.ts';
import { isJobPosting, readJobPosting } from './read-job-posting.ts';

/** One object of a job per line. A line that is broken is reported and the next one read. */
export function readJsonLines(text: string): ReadRow[] {
  return text.split(/\r\n|[\n\r]/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const at = `line ${index + 1}`;
    try {
      return [readPlainObject(JSON.parse(line), at)];
    } catch {
      return [{ at, reason: 'is not complete JSON' }];
    }
  });
}

/** A job from an object whose keys are named as columns are, or from a JobPosting. */
export function readPlainObject(value: unknown, at: string): ReadRow {
  if (!isObject(value)) return { at, reason: 'is not an object' };
  if (isJobPosting(value)) return readJobPosting(value, at);
  const row = new Map<string, string>();
  for (const [name, entry] of Object.entries(value)) row.set(fieldKey(name), wordsOf(entry));
  return { at, ...readFields(row) };
}

/** Texts as they are, lists joined, and of an object what it is called. */
const wordsOf = (entry: unknown): string =>
  listOf(entry)
    .map((one) => textOf(one) ?? (isObject(one) ? textOf(one['name'] ?? one['title'] ?? one['label']) : undefined))
    .filter(Boolean)
    .join(', ');
