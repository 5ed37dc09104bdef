/** What staff correct of rows that imports write as well; the trigger `keep_corrections` keeps it whatever is written later. */
import { isDeepStrictEqual } from 'node:util';
import type { ColumnType } from 'kysely';

/** By column: what it `is`, and what was `stated` last by whoever else writes the row. */
export type Corrections = Record<string, { is: unknown; stated: unknown }>;
export type CorrectionsColumn = ColumnType<Corrections, string | undefined, string>;

/**
 * The corrections of a row once its columns have the `wanted` values, and which of them change. A column that gets back what
 * was stated is corrected no more, and follows its import again.
 */
export function correct(
  row: Readonly<Record<string, unknown>>,
  corrections: Corrections,
  wanted: Readonly<Record<string, unknown>>,
): { corrections: Corrections; changed: string[] } {
  const changed = Object.keys(wanted).filter((column) => !isDeepStrictEqual(row[column], wanted[column]));
  const corrected = changed.flatMap((column) => {
    const known = corrections[column];
    const stated = known ? known.stated : row[column];
    return isDeepStrictEqual(stated, wanted[column]) ? [] : [[column, { is: wanted[column], stated }] as const];
  });
  const others = Object.entries(corrections).filter(([column]) => !changed.includes(column));
  return { corrections: Object.fromEntries([...others, ...corrected]), changed };
}
