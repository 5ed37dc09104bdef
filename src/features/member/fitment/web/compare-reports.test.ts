import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareReports } from './compare-reports.ts';

const row = (id: string, points: number, part = 'core') => ({ id, part, label: id.toUpperCase(), points });

test('rows that changed are sorted from gain to loss, apart from the same, with those that only one report has', () => {
  const before = {
    total: 20,
    parts: [{ id: 'start', points: 10 }],
    requirements: [row('sql', 6), row('excel', 3), row('old', 1)],
  };
  const after = {
    total: 23.5,
    parts: [{ id: 'start', points: 10 }],
    requirements: [row('sql', 6), row('excel', 2.5), row('new', 5)],
  };
  expect(compareReports(before, after)).toEqual({
    changed: [
      { id: 'new', label: 'NEW', before: null, after: row('new', 5), from: 0, to: 5, by: 5 },
      { id: 'excel', label: 'EXCEL', before: row('excel', 3), after: row('excel', 2.5), from: 3, to: 2.5, by: -0.5 },
      { id: 'old', label: 'OLD', before: row('old', 1), after: null, from: 1, to: 0, by: -1 },
    ],
    same: [
      { id: 'part:start', label: null, before: null, after: null, from: 10, to: 10, by: 0 },
      { id: 'sql', label: 'SQL', before: row('sql', 6), after: row('sql', 6), from: 6, to: 6, by: 0 },
    ],
    samePoints: 16,
    from: 20,
    to: 23.5,
  });
});

test('the changes of all rows add up to the change of the total', () => {
  const points = fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10);
  const report = fc.tuple(points, fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), points)).map(([start, rows]) => {
    const requirements = Object.entries(rows).map(([id, value]) => row(id, value));
    const sum = requirements.reduce((all, one) => all + Math.round(one.points * 10), Math.round(start * 10));
    return {
      total: sum / 10,
      parts: [
        { id: 'start', points: start },
        { id: 'core', points: 0 },
      ].slice(0, requirements.length > 0 ? 2 : 1),
      requirements,
    };
  });
  fc.assert(
    fc.property(report, report, (before, after) => {
      const { changed, same, samePoints, from, to } = compareReports(before, after);
      const sum = (of: 'from' | 'to' | 'by') => changed.reduce((all, row) => all + Math.round(row[of] * 10), 0);
      expect(sum('by')).toBe(Math.round((to - from) * 10));
      expect(sum('from') + Math.round(samePoints * 10)).toBe(Math.round(from * 10));
      expect(sum('to') + Math.round(samePoints * 10)).toBe(Math.round(to * 10));
      expect(same.every(({ by }) => by === 0)).toBe(true);
    }),
  );
});
