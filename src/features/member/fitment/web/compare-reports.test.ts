import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareReports } from './compare-reports.ts';

const row = (id: string, points: number, part = 'core') => ({ id, part, label: id.toUpperCase(), points });

test('rows are sorted into gained, lost and the same, with those that only one report has', () => {
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
    gained: [{ id: 'new', label: 'NEW', from: 0, to: 5, by: 5 }],
    lost: [
      { id: 'old', label: 'OLD', from: 1, to: 0, by: -1 },
      { id: 'excel', label: 'EXCEL', from: 3, to: 2.5, by: -0.5 },
    ],
    same: [
      { id: 'part:start', label: null, from: 10, to: 10, by: 0 },
      { id: 'sql', label: 'SQL', from: 6, to: 6, by: 0 },
    ],
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
      const { gained, lost, same, from, to } = compareReports(before, after);
      const sum = [...gained, ...lost].reduce((all, { by }) => all + Math.round(by * 10), 0);
      expect(sum).toBe(Math.round((to - from) * 10));
      expect(same.every(({ by }) => by === 0)).toBe(true);
    }),
  );
});
