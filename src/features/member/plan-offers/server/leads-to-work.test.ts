import { describe, expect, test } from 'vitest';
import type { FitReport } from '#features/member/fitment/server/index.ts';
import type { Skill, Taxonomy } from '#features/base/skills/server/index.ts';
import { fieldsOfRole, leadsToWork } from './leads-to-work.ts';

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

test('a path leads to a role only for somebody who shows a fifth of the required core skills already, or half of the years', () => {
  const requirements = (points: number) => [row('cad', { points }), row('design'), row('safety'), row('kaizen')];
  expect(leadsToWork({ requirements: requirements(0) }, teaching('design', 'safety', 'kaizen'))).toBe(false);
  expect(leadsToWork({ requirements: requirements(3) }, teaching('design', 'safety', 'kaizen'))).toBe(true);
  const years = (points: number): Row => ({ ...row('years', { points }), type: 'experience' });
  expect(leadsToWork({ requirements: [...requirements(0), years(2)] }, teaching('design', 'safety'))).toBe(false);
  expect(leadsToWork({ requirements: [...requirements(0), years(3)] }, teaching('design', 'safety'))).toBe(true);
});

test('a path leads to a role only for somebody who shows a third of its duties already, or half of the required core skills', () => {
  const duties = (points: number): Row => ({ ...row('duties'), type: 'wording', points, out_of: 9 });
  const skills = [row('cad', { points: 5 }), row('design'), row('safety')];
  expect(leadsToWork({ requirements: [...skills, duties(2.9)] }, teaching('design', 'safety'))).toBe(false);
  expect(leadsToWork({ requirements: [...skills, duties(3)] }, teaching('design', 'safety'))).toBe(true);
  const half = [row('cad', { points: 5 }), row('kaizen', { points: 5 }), ...skills.slice(1)];
  expect(leadsToWork({ requirements: [...half, duties(0)] }, teaching('design'))).toBe(true);
});

describe('the fields of a role', () => {
  const skill = (id: string, family: string, kind: Skill['kind'] = 'method') => ({ id, family, kind }) as Skill;
  const skills = [
    skill('credit-analysis', 'finance'),
    skill('valuation', 'finance'),
    skill('manufacturing', 'manufacturing', 'domain'),
    skill('sql', 'data', 'language'),
    skill('statistics', 'data', 'domain'),
    skill('ms-word', 'core', 'tool'),
    skill('welding', 'manufacturing'),
  ];
  const taxonomy = { byId: new Map(skills.map((each) => [each.id, each])) } as unknown as Taxonomy;
  const namesOfRole = (ids: readonly string[]) => {
    const requirements = ids.map((id) => ({ ...row(id), skill_ids: [id] }));
    const isOfRole = fieldsOfRole({ requirements }, taxonomy);
    return skills.filter(isOfRole).map(({ id }) => id);
  };

  test('are those of which the ad names two things, and the one with the most points; tools and languages belong to any', () => {
    const ids = ['credit-analysis', 'valuation', 'manufacturing', 'ms-word'];
    expect(namesOfRole(ids)).toEqual(['credit-analysis', 'valuation', 'sql', 'ms-word']);
    expect(namesOfRole([...ids, 'welding'])).toContain('manufacturing');
    expect(namesOfRole(['statistics', 'ms-word'])).toContain('statistics');
  });
});
