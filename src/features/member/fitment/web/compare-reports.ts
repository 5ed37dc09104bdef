import type { Report } from './queries.ts';

/** How a row differs between two reports; a row that one of them lacks has no points there. */
export type RowChange = { id: string; label: string | null; from: number; to: number; by: number };
export type Comparison = {
  /** In points, by size. */
  gained: RowChange[];
  lost: RowChange[];
  same: RowChange[];
  from: number;
  to: number;
};

type Comparable = Pick<Report, 'total'> & {
  parts: readonly Pick<Report['parts'][number], 'id' | 'points'>[];
  requirements: readonly Pick<Report['requirements'][number], 'id' | 'part' | 'label' | 'points'>[];
};

const tenths = (points: number) => Math.round(points * 10);

/**
 * What changed in points from one report to another, row by row. The changes add up to that of the total: parts without rows
 * are a row without a label.
 */
export function compareReports(before: Comparable, after: Comparable): Comparison {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const changes = [...new Map([...old, ...now]).keys()].map((id): RowChange => {
    const [from, to] = [old.get(id)?.points ?? 0, now.get(id)?.points ?? 0];
    const label = (now.get(id) ?? old.get(id))?.label ?? null;
    return { id, label, from, to, by: (tenths(to) - tenths(from)) / 10 };
  });
  return {
    gained: changes.filter(({ by }) => by > 0).toSorted((a, b) => b.by - a.by),
    lost: changes.filter(({ by }) => by < 0).toSorted((a, b) => a.by - b.by),
    same: changes.filter(({ by }) => by === 0),
    from: before.total,
    to: after.total,
  };
}

type RowPoints = { label: string | null; points: number };

function rowsOf({ parts, requirements }: Comparable): Map<string, RowPoints> {
  const withRows = new Set(requirements.map(({ part }) => part));
  const rows = new Map<string, RowPoints>();
  for (const { id, points } of parts) if (!withRows.has(id)) rows.set(`part:${id}`, { label: null, points });
  for (const { id, label, points } of requirements) rows.set(id, { label, points });
  return rows;
}
