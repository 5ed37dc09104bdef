import { expect, test } from 'vitest';
import { computeFocus } from '../skill-focus.ts';
import { computeCoverage } from './compute-coverage.ts';

const FIELDS = ['data', 'design', 'finance', 'health', 'legal', 'sales', 'software', 'teaching'];
const counts = [
  ...FIELDS.map((family) => ({ skill: 'english', family, jobs: 10 })),
  { skill: 'nursing', family: 'health', jobs: 10 },
  { skill: 'wound-care', family: 'health', jobs: 8 },
  { skill: 'accounting', family: 'finance', jobs: 10 },
];
const focus = computeFocus(counts);
const ask = (...skills: string[]) => ({ skills, skill_rows: skills.map((_, row) => row), points: skills.map(() => 10) });
const somebody = (...skills: string[]) => ({ credits: new Map(skills.map((id) => [id, 1])), stated: new Set(skills) });

test('a skill that jobs of all fields ask for says little, one of a single field says all', () => {
  expect(focus('english')).toBeLessThan(0.15);
  expect(focus('nursing')).toBe(1);
});

test('nothing is said of how skills spread while hardly any ads are read', () => {
  expect(computeFocus(counts.slice(0, 2))('english')).toBe(1);
});

test('what half the world has earns nearly nothing, even where an ad asks for nothing else', () => {
  expect(computeCoverage(ask('english'), somebody('english'), focus).coverage).toBeLessThan(0.15);
  expect(computeCoverage(ask('nursing', 'wound-care'), somebody('nursing', 'wound-care'), focus).coverage).toBe(1);
});

test('the strongest skill is one that the member states', () => {
  const member = {
    credits: new Map([
      ['nursing', 1],
      ['wound-care', 1],
    ]),
    stated: new Set(['wound-care']),
  };
  expect(computeCoverage(ask('nursing', 'wound-care'), member, focus).strongest).toBe('wound-care');
});
