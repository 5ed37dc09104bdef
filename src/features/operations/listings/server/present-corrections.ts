import type { Corrections } from '#platform/db/corrections.ts';

/** What staff corrected, with what is stated instead. */
export const presentCorrections = (corrections: Corrections) =>
  Object.entries(corrections).map(([field, { stated }]) => ({ field, stated: toText(stated) }));

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
