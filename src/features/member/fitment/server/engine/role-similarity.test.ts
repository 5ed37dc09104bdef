import { expect, test } from 'vitest';
import { expectedMonths, roleSimilarity } from './role-similarity.ts';

test.each([
  ['Data Analyst', 'Senior Data Analyst, Cedar Homeware'],
  ['Registered Nurse (Nights)', 'Registered Nurse, City Hospital'],
])('"%s" and "%s" are the same work', (wanted, held) => {
  expect(roleSimilarity(wanted, held)).toBe(1);
});

test('another title in the same field is close, one in a related field less, any other scores zero', () => {
  const close = roleSimilarity('Software Engineer', 'Java Developer');
  const near = roleSimilarity('Software Engineer', 'QA Tester');
  expect(close).toBeGreaterThan(near);
  expect(near).toBeGreaterThan(0);
  expect(roleSimilarity('Software Engineer', 'Office Manager')).toBe(0);
  expect(roleSimilarity('Chef', 'Accountant')).toBe(0);
});

test('a shared rank does not make roles similar, but determines the expected years', () => {
  expect(roleSimilarity('Sales Manager', 'Engineering Manager')).toBe(0);
  expect([expectedMonths('Intern'), expectedMonths('Analyst'), expectedMonths('Lead Analyst')]).toEqual([0, 24, 60]);
});
