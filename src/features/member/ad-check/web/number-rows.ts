import type { Reading } from './queries.ts';

/** How what was found is called beside its words in the ad: A, B, … for conditions, 1, 2, … for core requirements. */
export function numberRows({ conditions, core }: Pick<Reading, 'conditions' | 'core'>): ReadonlyMap<string, string> {
  return new Map([
    ...conditions.map(({ id }, index): [string, string] => [id, String.fromCodePoint(65 + (index % 26))]),
    ...core.map(({ id }, index): [string, string] => [id, String(index + 1)]),
  ]);
}

/** The element's id of a condition or requirement, for links to it. */
export const anchorOf = (number: string): string => `found-${number}`;
