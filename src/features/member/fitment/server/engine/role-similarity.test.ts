import { expect, test } from 'vitest';
import { expectedMonths, roleSimilarity, ranksBelow, withoutSuffix } from './role-similarity.ts';
import { WEIGHTS } from './weights.ts';

test.each([
  ['Data Analyst', 'Senior Data Analyst, Cedar Homeware'],
  ['Registered Nurse (Nights)', 'Registered Nurse, City Hospital'],
])('"%s" and "%s" are the same role', (required, past) => {
  expect(roleSimilarity(required, past)).toBe(1);
});

test('titles in the same field are similar, in a related field less so, and in other fields not at all', () => {
  const sameField = roleSimilarity('Software Engineer', 'Java Developer');
  const relatedField = roleSimilarity('Software Engineer', 'QA Tester');
  expect(sameField).toBeGreaterThan(relatedField);
  expect(relatedField).toBeGreaterThan(0);
  expect(roleSimilarity('Software Engineer', 'Office Manager')).toBe(0);
  expect(roleSimilarity('Chef', 'Accountant')).toBe(0);
});

test('a shared rank does not make roles similar, but determines the expected years', () => {
  expect(roleSimilarity('Sales Manager', 'Engineering Manager')).toBe(0);
  expect([expectedMonths('Intern'), expectedMonths('Analyst'), expectedMonths('Lead Analyst')]).toEqual([0, 24, 60]);
});

test.each([
  ['Mechanical Design Engineer', 'Visual Arts Teacher'],
  ['Graphic Designer', 'Instructional Designer'],
  ['Digital Marketing Manager', 'Digital Media Technician'],
])('"%s" and "%s" are no work of one field, though a word is the same', (required, past) => {
  expect(roleSimilarity(required, past)).toBeLessThan(WEIGHTS.role.same_family);
});

test.each([
  ['Global Equity Analyst', 'Finance Manager'],
  ['Copy Writer', 'Content Editor'],
  ['Piping Engineer', 'Plant Maintenance Engineer'],
  ['HR Business Partner', 'Personnel Officer'],
])('"%s" and "%s" are work of one field', (required, past) => {
  expect(roleSimilarity(required, past)).toBeGreaterThanOrEqual(WEIGHTS.role.same_family);
});

test.each([
  ['Business Development Director', 'Sales Advisor', 'two'],
  ['Business Development Director', 'Sales Manager', 'one'],
  ['Human Resources Manager', 'HR Assistant', 'one'],
  ['Associate Product Manager', 'Business Analyst', 'none'],
  ['Financial Analyst', 'Finance Director', 'none'],
])('from "%s" the rank of "%s" is %s below', (required, past, below) => {
  expect(ranksBelow(required, past)).toBe(below);
});

test.each([
  ['Financial Analyst, Mumbai', 'Financial Analyst'],
  ['Sales Manager, Mumbai, Chennai', 'Sales Manager'],
  ['Financial Analyst for All India', 'Financial Analyst'],
  ['Manager, Finance', 'Manager, Finance'],
  ['Consultant for Hire', 'Consultant for Hire'],
])('the role of the title "%s" is "%s"', (title, role) => {
  expect(withoutSuffix(title)).toBe(role);
});
