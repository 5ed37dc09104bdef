import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatBytes,
  formatDate,
  formatDay,
  formatDateTime,
  formatDuration,
  formatHours,
  formatNumber,
  formatPercent,
  formatRelative,
  formatRelativeDay,
  formatRupees,
  formatSalary,
  formatSalaryAmount,
} from './format.ts';

const plainSpaces = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const paise = (rupees: number) => Math.round(rupees * 100);

describe('rupees', () => {
  test.each([
    [4900, '₹49'],
    [4950, '₹49.50'],
    [0, '₹0'],
    [123456700, '₹12,34,567'],
    [5, '₹0.05'],
  ])('%i paise are %s', (amount, expected) => {
    expect(formatRupees(amount)).toBe(expected);
  });

  test('are exact to the paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => {
        expect(Math.round(Number(formatRupees(amount).replaceAll(/[₹,]/g, '')) * 100)).toBe(amount);
      }),
    );
  });
});

describe('a salary', () => {
  test.each([
    [{ from: paise(700000), to: paise(950000), per: 'year' as const }, '₹7–9.5 lakh a year'],
    [{ from: paise(725000), to: paise(725000), per: 'year' as const }, '₹7.25 lakh a year'],
    [{ from: paise(22000), to: paise(22000), per: 'month' as const }, '₹22,000 a month'],
    [{ from: paise(18000), to: paise(22000), per: 'month' as const }, '₹18,000–22,000 a month'],
    [{ from: 1550, to: 1550, currency: 'EUR', per: 'hour' as const }, '€15.50 an hour'],
    [{ from: paise(600000), to: null, per: 'year' as const }, 'from ₹6 lakh a year'],
    [{ from: null, to: paise(600000), per: 'year' as const }, 'up to ₹6 lakh a year'],
  ])('%j reads %s', (salary, expected) => {
    expect(plainSpaces(formatSalary(salary))).toBe(expected);
  });

  test('without any amount is null', () => {
    expect(formatSalary({ from: null, to: null, per: 'year' })).toBeNull();
  });

  test('can omit its period', () => {
    expect(plainSpaces(formatSalaryAmount({ from: paise(9500000), to: paise(12000000), per: 'year' }))).toBe(
      '₹95 lakh – 1.2 crore',
    );
  });
});

test('numbers group by lakh in India and by thousand elsewhere', () => {
  expect(formatNumber(1234567)).toBe('12,34,567');
  expect(formatNumber(1234567, { locale: 'en-GB' })).toBe('1,234,567');
});

test('a day carries its year where that is not this one', () => {
  const now = '2026-12-31T12:00:00+05:30';
  expect(formatDay('2026-07-03', now, { locale: 'en-IN' })).toBe('3 Jul');
  expect(formatDay('2028-07-03', now, { locale: 'en-IN' })).toBe('3 Jul 2028');
  expect(formatDay('2027-01-01', now, { locale: 'en-IN' })).toBe('1 Jan 2027');
});

test('a share becomes a whole percentage', () => {
  expect(formatPercent(0.138)).toBe('14%');
});

describe('dates', () => {
  const lateEvening = '2026-11-19T19:30:00Z'; // already the 20th in India

  test('are in Indian time unless another time zone is given', () => {
    expect(formatDate(lateEvening)).toBe('20 November');
    expect(formatDate(lateEvening, 'short')).toBe('20 Nov');
    expect(formatDate(lateEvening, 'full')).toBe('20 Nov 2026');
    expect(formatDate(lateEvening, 'full', { timeZone: 'UTC' })).toBe('19 Nov 2026');
  });

  test('can include hours and minutes', () => {
    expect(formatDateTime('2026-11-21T08:32:00Z')).toBe('21 Nov 2026, 14:02');
  });
});

describe('a moment, seen from 21 November 2026, 14:00 in India,', () => {
  const now = '2026-11-21T08:30:00Z';
  test.each([
    ['2026-11-21T08:29:40Z', 'now'],
    ['2026-11-21T08:26:00Z', '4 minutes ago'],
    ['2026-11-21T05:30:00Z', '3 hours ago'],
    ['2026-11-20T18:00:00Z', 'yesterday'],
    ['2026-11-19T09:00:00Z', '2 days ago'],
    ['2026-11-13T09:00:00Z', 'last week'],
    ['2026-09-01T09:00:00Z', '2 months ago'],
    ['2023-11-01T09:00:00Z', '3 years ago'],
    ['2026-11-22T09:00:00Z', 'tomorrow'],
    ['2026-12-06T09:00:00Z', 'in 2 weeks'],
  ])('%s is %s', (moment, expected) => {
    expect(formatRelative(moment, now)).toBe(expected);
  });
});

test('lengths are in hours, and in minutes below one', () => {
  expect(formatHours(9)).toBe('9 hours');
  expect(formatHours(1)).toBe('1 hour');
  expect(formatHours(9, 'narrow')).toBe('9h');
  expect(formatDuration(16)).toBe('16 mins');
  expect(formatDuration(90)).toBe('1.5 hours');
});

test.each([
  [0, '0 bytes'],
  [900, '900 bytes'],
  [497_664, '486 kB'],
  [5 * 1024 * 1024, '5 MB'],
  [1.25 * 1024 ** 3, '1.3 GB'],
])('%i bytes are %s', (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected);
});

test('the distance to a calendar day does not depend on the hour', () => {
  const lateEvening = '2026-11-21T18:00:00Z'; // 23:30 in India
  expect(formatRelativeDay('2026-11-21', lateEvening)).toBe('today');
  expect(formatRelativeDay('2026-11-20', lateEvening)).toBe('yesterday');
  expect(formatRelativeDay('2026-11-19', lateEvening)).toBe('2 days ago');
  expect(formatRelativeDay('2026-11-24', lateEvening)).toBe('in 3 days');
});
