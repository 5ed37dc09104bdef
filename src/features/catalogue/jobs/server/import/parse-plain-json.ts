import { fieldKey, createFieldReader } from './field-names.ts';
import { isObject, toList, toText } from './json-value.ts';
import type { ParsedRow } from './raw-job.ts';
import { isJobPosting, parseJobPosting } from './parse-job-posting.ts';

/** One object of a job per line. A line that is broken is reported and the next one read. */
export function parseJsonLines(text: string): ParsedRow[] {
  return text.split(/\r\n|[\n\r]/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const at = `line ${index + 1}`;
    try {
      return [parsePlainObject(JSON.parse(line), at)];
    } catch {
      return [{ at, reason: 'is not complete JSON' }];
    }
  });
}

/** A job from an object whose keys are named as columns are, or from a JobPosting. */
export function parsePlainObject(value: unknown, at: string): ParsedRow {
  if (!isObject(value)) return { at, reason: 'is not an object' };
  if (isJobPosting(value)) return parseJobPosting(value, at);
  const row = new Map<string, string>();
  for (const [name, entry] of Object.entries(value)) row.set(fieldKey(name), wordsOf(entry));
  return { at, ...createFieldReader(row) };
}

/** Texts as they are, lists joined, and of an object what it is called. */
const wordsOf = (entry: unknown): string =>
  toList(entry)
    .map((one) => toText(one) ?? (isObject(one) ? toText(one['name'] ?? one['title'] ?? one['label']) : undefined))
    .filter(Boolean)
    .join(', ');
