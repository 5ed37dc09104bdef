import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDay, parseExperience, parsePay, parseRoleType, parseWorkMode, yearlyRupees } from './parse-terms.ts';

test.each([
  ['₹7–9.5 lakh a year', { min: 700_000, max: 950_000, currency: 'INR', period: 'year' }],
  ['7-9 LPA', { min: 700_000, max: 900_000, currency: 'INR', period: 'year' }],
  ['INR 5,00,000 - 7,50,000 per annum', { min: 500_000, max: 750_000, currency: 'INR', period: 'year' }],
  ['₹22,000 a month', { min: 22_000, max: 22_000, currency: 'INR', period: 'month' }],
  ['$120,000 - $150,000', { min: 120_000, max: 150_000, currency: 'USD', period: 'year' }],
  ['£50k to 60k', { min: 50_000, max: 60_000, currency: 'GBP', period: 'year' }],
  ['€15.50 an hour', { min: 15.5, max: 15.5, currency: 'EUR', period: 'hour' }],
  ['up to 12 lakh', { min: null, max: 1_200_000, currency: 'INR', period: 'year' }],
  ['from ₹30,000 per month', { min: 30_000, max: null, currency: 'INR', period: 'month' }],
  ['9 - 7 LPA', { min: 700_000, max: 900_000, currency: 'INR', period: 'year' }],
])('%s is parsed', (text, pay) => expect(parsePay(text)).toEqual(pay));

test.each(['', 'Not disclosed', 'Competitive', '0', 'as per market standards'])('%j states no pay', (text) =>
  expect(parsePay(text)).toBeNull(),
);

test('pay in rupees is converted to rupees a year, other currencies are not', () => {
  expect(yearlyRupees(parsePay('₹22,000 a month'))).toBe(264_000);
  expect(yearlyRupees(parsePay('$120,000'))).toBeNull();
  expect(yearlyRupees(null)).toBeNull();
});

test.each([
  ['4-7 years', 4, 7],
  ['3+ yrs', 3, null],
  ['2', 2, null],
  ['at least 2 years', 2, null],
  ['1 to 3 Years', 1, 3],
])('experience %s', (text, min, max) => expect(parseExperience(text, '')).toEqual({ min, max }));

test('in prose, years count only in a sentence that mentions experience', () => {
  expect(parseExperience(undefined, 'Founded 25 years ago.\nYou bring 2+ years of experience with SQL.')).toEqual({
    min: 2,
    max: null,
  });
  expect(parseExperience(undefined, 'Skill: sql; Exp: 4-7 years; Build things')).toEqual({ min: 4, max: 7 });
  expect(parseExperience(undefined, 'Our company has existed for 25 years.')).toEqual({ min: null, max: null });
});

test.each([
  ['FULL_TIME', 'Analyst', 'Full-time'],
  ['Part time', 'Analyst', 'Part-time'],
  ['CONTRACTOR', 'Analyst', 'Contract'],
  ['Internship', 'Analyst', 'Internship'],
  [undefined, 'Apprentice electrician', 'Apprenticeship'],
  [undefined, 'Software engineering intern', 'Internship'],
  [undefined, 'Contract manager', 'Full-time'],
  [undefined, 'International sales manager', 'Full-time'],
])('%s, %s is %s', (stated, title, type) => expect(parseRoleType(stated, title)).toBe(type));

test.each([
  ['TELECOMMUTE', '', 'Remote'],
  ['hybrid', 'Pune', 'Hybrid'],
  [undefined, 'Remote - India', 'Remote'],
  ['true', 'Pune', 'Remote'],
  [undefined, 'Pune', 'On-site'],
])('%s in %j is %s', (stated, location, mode) => expect(parseWorkMode(stated, location)).toBe(mode));

test.each([
  ['2026-11-21T09:00:00Z', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['21 Nov 2026', '2026-11-21'],
  ['1795223343000', '2026-11-21'],
  ['2026-02-30', undefined],
  ['soon', undefined],
  ['', undefined],
])('the day %s is %s', (text, day) => expect(parseDay(text)).toBe(day));

test('no parser throws on any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      const pay = parsePay(a);
      expect(pay === null || (pay.min ?? 0) <= (pay.max ?? Number.POSITIVE_INFINITY)).toBe(true);
      parseExperience(a, b);
      parseDay(a);
    }),
  );
});
