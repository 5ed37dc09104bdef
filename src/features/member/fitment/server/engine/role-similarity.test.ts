import { expect, test } from 'vitest';
import { expectedMonths, roleSimilarity } from './role-similarity.ts';

test.each([
  ['Data Analyst', 'Senior Data Analyst, Cedar Homeware'],
  ['Registered Nurse (Nights)', 'Registered Nurse, City Hospital'],
])('"%s" and "%s" are the same work', (wanted, held) => {
  expect(roleSimilarity(wanted, held)).toBe(1);
});

test('another name in the same line of work is close, a neighbouring line less, any other nothing', () => {
  const close = roleSimilarity('Software Engineer', 'Java Developer');
  const near = roleSimilarity('Software Engineer', 'QA Tester');
  expect(close).toBeGreaterThan(near);
  expect(near).toBeGreaterThan(0);
  expect(roleSimilarity('Software Engineer', 'Office Manager')).toBe(0);
  expect(roleSimilarity('Chef', 'Accountant')).toBe(0);
});

test('rank says nothing about the matter of a role, but about its years', () => {
  expect(roleSimilarity('Sales Manager', 'Engineering Manager')).toBe(0);
  expect([expectedMonths('Intern'), expectedMonths('Analyst'), expectedMonths('Lead Analyst')]).toEqual([0, 24, 60]);
});
