import type { Report } from './queries.ts';

type Row = Pick<Report['requirements'][number], 'id' | 'part' | 'label' | 'points'>;
type Comparable<R extends Row> = Pick<Report, 'total'> & {
  parts: readonly Pick<Report['parts'][number], 'id' | 'points'>[];
  requirements: readonly R[];
};

/** How a row differs between two reports; one that lacks the row has null for it, and no points. */
export type RowChange<R extends Row = Row> = {
  id: string;
  label: string | null;
  before: R | null;
  after: R | null;
  from: number;
  to: number;
  by: number;
};
export type Comparison<R extends Row> = {
  /** Rows with other points, the largest gain first and the largest loss last. */
  changed: RowChange<R>[];
  same: RowChange<R>[];
  /** The points of all rows that are the same. */
  samePoints: number;
  from: number;
  to: number;
};

const tenths = (points: number) => Math.round(points * 10);

/**
 * What changed in points from one report to another, row by row. The changes add up to that of the total: parts without rows
 * are a row without a label.
 */
export function compareReports<R extends Row>(before: Comparable<R>, after: Comparable<R>): Comparison<R> {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const changes = [...new Map([...old, ...now]).keys()].map((id): RowChange<R> => {
    const [was, is] = [old.get(id), now.get(id)];
    const [from, to] = [was?.points ?? 0, is?.points ?? 0];
    const by = (tenths(to) - tenths(from)) / 10;
    return { id, label: (is ?? was)?.row?.label ?? null, before: was?.row ?? null, after: is?.row ?? null, from, to, by };
  });
  const same = changes.filter(({ by }) => by === 0);
  return {
    changed: changes.filter(({ by }) => by !== 0).toSorted((a, b) => b.by - a.by),
    same,
    samePoints: same.reduce((sum, { to }) => sum + tenths(to), 0) / 10,
    from: before.total,
    to: after.total,
  };
}

type RowPoints<R> = { row: R | null; points: number };

function rowsOf<R extends Row>({ parts, requirements }: Comparable<R>): Map<string, RowPoints<R>> {
  const withRows = new Set(requirements.map(({ part }) => part));
  const rows = new Map<string, RowPoints<R>>();
  for (const { id, points } of parts) if (!withRows.has(id)) rows.set(`part:${id}`, { row: null, points });
  for (const row of requirements) rows.set(row.id, { row, points: row.points });
  return rows;
}
