import { expect, test } from 'vitest';
import { closingSoonLabel, experienceLabel, locationLabel, salaryParts, salaryLabel } from './job-labels.ts';

test.each([
  [null, null, null],
  [0, 1, 'No experience needed'],
  [0, null, 'No experience needed'],
  [null, 3, 'Up to 3 years'],
  [1, null, '1 year or more'],
  [2, 2, '2 years'],
  [1, 3, '1 to 3 years'],
])('experience from %s to %s is %s', (experience_min, experience_max, label) =>
  expect(experienceLabel({ experience_min, experience_max })).toBe(label),
);

test('the place includes the work mode', () => {
  expect(locationLabel({ location: 'Pune', work_mode: 'Hybrid' })).toBe('Pune, hybrid');
  expect(locationLabel({ location: 'Pune', work_mode: 'Remote' })).toBe('Remote, Pune');
  expect(locationLabel({ location: '', work_mode: 'Remote' })).toBe('Remote');
  expect(locationLabel({ location: 'Pune', work_mode: 'On-site' })).toBe('Pune');
});

test('pay is formatted with its currency and period', () => {
  expect(salaryLabel({ salary: { min: 700_000, max: 950_000, currency: 'INR', period: 'year' } })).toBe(
    '₹7–9.5\u00a0lakh a year',
  );
  expect(salaryLabel({ salary: null })).toBeNull();
  expect(salaryParts({ salary: { min: 22_000, max: 22_000, currency: 'INR', period: 'month' } })?.amount).toBe('₹22,000');
});

test('an open job has a closing label only in its last days', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  expect(closingSoonLabel({ open: true, valid_until: '2026-11-24' }, now)).toBe('Closes 24 Nov');
  expect(closingSoonLabel({ open: true, valid_until: '2026-12-24' }, now)).toBeNull();
  expect(closingSoonLabel({ open: false, valid_until: '2026-11-24' }, now)).toBeNull();
});
