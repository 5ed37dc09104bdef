import { fieldKey, parseFields } from './field-names.ts';
import {
  isJobPosting,
  isObject,
  parseJobPosting,
  toList,
  toText,
  type ParsedRow,
} from '#features/base/job-postings/server/index.ts';

/** Parses one JSON object per line. An invalid line is reported and does not affect the others. */
export function parseJsonLines(text: string): ParsedRow[] {
  return text.split(/\r\n|[\n\r]/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const at = `line ${index + 1}`;
    try {
      return [parsePlainObject(JSON.parse(line), at)];
    } catch {
      return [{ at, reason: 'is not valid JSON' }];
    }
  });
}

/** Parses an object whose keys are column names, or a JobPosting. */
export function parsePlainObject(value: unknown, at: string): ParsedRow {
  if (!isObject(value)) return { at, reason: 'is not an object' };
  if (isJobPosting(value)) return parseJobPosting(value, at);
  const row = new Map<string, string>();
  for (const [name, entry] of Object.entries(value)) row.set(fieldKey(name), toDisplayText(entry));
  return { at, ...parseFields(row) };
}

/** Converts a value to text: lists are joined, and objects are replaced by their name. */
const toDisplayText = (entry: unknown): string =>
  toList(entry)
    .map((part) => toText(part) ?? (isObject(part) ? toText(part['name'] ?? part['title'] ?? part['label']) : undefined))
    .filter(Boolean)
    .join(', ');
