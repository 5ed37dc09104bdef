import type { Corrections } from '#platform/db/corrections.ts';

type Texts = Readonly<Record<string, (stated: unknown) => string>>;

/** What staff corrected, with what is stated instead, as the form names and shows it. */
export const presentCorrections = (corrections: Corrections, texts: Texts = {}) =>
  Object.entries(corrections).map(([field, { stated }]) => ({ field, stated: (texts[field] ?? toText)(stated) }));

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
