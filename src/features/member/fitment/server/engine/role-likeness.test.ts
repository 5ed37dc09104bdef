import { expect, test } from 'vitest';
import { monthsOfTitle, roleLikeness } from './role-likeness.ts';

test.each([
  ['Data Analyst', 'Senior Data Analyst, Cedar Homeware'],
  ['Registered Nurse (Nights)', 'Registered Nurse, City Hospital'],
])('"%s" and "%s" are the same work', (wanted, held) => {
  expect(roleLikeness(wanted, held)).toBe(1);
});

test('another name in the same line of work is close, a neighbouring line less, any other nothing', () => {
  const close = roleLikeness('Software Engineer', 'Java Developer');
  const near = roleLikeness('Software Engineer', 'QA Tester');
  expect(close).toBeGreaterThan(near);
  expect(near).toBeGreaterThan(0);
  expect(roleLikeness('Software Engineer', 'Office Manager')).toBe(0);
  expect(roleLikeness('Chef', 'Accountant')).toBe(0);
});

test('rank says nothing about the matter of a role, but about its years', () => {
  expect(roleLikeness('Sales Manager', 'Engineering Manager')).toBe(0);
  expect([monthsOfTitle('Intern'), monthsOfTitle('Analyst'), monthsOfTitle('Lead Analyst')]).toEqual([0, 24, 60]);
});
