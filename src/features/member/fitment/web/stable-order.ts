import { useState } from 'react';
import type { FreeRow, Requirement } from './queries.ts';

/** The part of further wishes for which no points are left. */
export const MENTIONED = 'mentioned';

type Row = Pick<FreeRow, 'id' | 'part' | 'correction'> & Partial<Pick<Requirement, 'out_of'>>;

/**
 * The rows in the order that they had when the page was opened, so that a correction moves nothing. A row that has no points
 * any more also stays in its part. Further wishes that never had points are a part of their own, `MENTIONED`.
 */
export function useStableOrder<T extends Row>(rows: readonly T[]): T[] {
  const [opened] = useState(() => new Map(rows.map((row, index) => [row.id, { part: partOf(row), index }])));
  const indexOf = ({ id }: T) => opened.get(id)?.index ?? rows.length;
  const stablePartOf = (row: T) => (isRefused(row) ? opened.get(row.id)?.part : undefined) ?? partOf(row);
  return rows.map((row) => ({ ...row, part: stablePartOf(row) })).toSorted((a, b) => indexOf(a) - indexOf(b));
}

const isRefused = ({ correction }: Row) => correction?.reason === 'not_asked';

// A row that the member refused has no points either, but stays where it can be found and restored.
const partOf = (row: Row) => (row.part === 'further' && row.out_of === 0 && !isRefused(row) ? MENTIONED : row.part);
