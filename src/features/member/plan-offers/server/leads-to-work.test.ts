import { expect, test } from 'vitest';
import type { FitReport } from '#features/member/fitment/server/index.ts';
import { leadsToWork } from './leads-to-work.ts';

type Row = FitReport['requirements'][number];

const row = (id: string, { kind = 'required', points = 0 }: { kind?: 'required' | 'preferred' | 'duty'; points?: number } = {}) =>
  ({ id, type: 'skill', part: 'core', kind, points, out_of: 5 }) as Row;
const teaching = (...requirementIds: string[]) => [{ requirementIds }];

test('a path that teaches only what the duties of a role mention does not lead to it', () => {
  const requirements = [row('sales', { points: 5 }), row('databases', { kind: 'duty' }), row('crm', { kind: 'preferred' })];
  expect(leadsToWork({ requirements }, teaching('databases'))).toBe(false);
  expect(leadsToWork({ requirements }, teaching('databases', 'crm'))).toBe(true);
});

test('a path leads to a role only if at least half of the required core skills are there with it', () => {
  const requirements = [
    row('design'),
    row('cad'),
    row('safety', { points: 4 }),
    row('kaizen'),
    row('german', { kind: 'preferred' }),
  ];
  expect(leadsToWork({ requirements }, teaching('kaizen'))).toBe(true);
  expect(leadsToWork({ requirements: [...requirements, row('welding')] }, teaching('kaizen'))).toBe(false);
  expect(leadsToWork({ requirements: [...requirements, row('welding')] }, teaching('kaizen', 'cad'))).toBe(true);
});
