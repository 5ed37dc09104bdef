import { useState } from 'react';
import type { FreeRow } from './queries.ts';

/**
 * The rows in the order that they had when the page was opened, so that a correction moves nothing. A row that has no points
 * any more also stays in its part.
 */
export function useStableOrder<T extends Pick<FreeRow, 'id' | 'part' | 'correction'>>(rows: readonly T[]): T[] {
  const [opened] = useState(() => new Map(rows.map(({ id, part }, index) => [id, { part, index }])));
  const indexOf = ({ id }: T) => opened.get(id)?.index ?? rows.length;
  return rows
    .map((row) => (row.correction?.reason === 'not_asked' ? { ...row, part: opened.get(row.id)?.part ?? row.part } : row))
    .toSorted((a, b) => indexOf(a) - indexOf(b));
}
