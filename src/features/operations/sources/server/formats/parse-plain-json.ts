import {
  isJobPosting,
  isObject,
  parseJobPosting,
  toList,
  toText,
  type ParsedRow,
} from '#features/base/job-postings/server/index.ts';
import { fieldKey, parseFields } from './field-names.ts';

/** Parses an object whose keys are column names, or a JobPosting. */
export function parsePlainObject(value: unknown, at: string): ParsedRow {
  if (!isObject(value)) return { at, reason: { code: 'row-not-an-object' } };
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
