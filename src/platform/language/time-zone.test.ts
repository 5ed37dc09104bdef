import { expect, test } from 'vitest';
import { zonedTime } from './time-zone.ts';

test('a day and a time in a zone are a moment, also where clocks change', () => {
  expect(zonedTime('2026-12-22', '11:00', 'Asia/Kolkata')?.toISOString()).toBe('2026-12-22T05:30:00.000Z');
  expect(zonedTime('2026-03-29', '12:00', 'Europe/Zurich')?.toISOString()).toBe('2026-03-29T10:00:00.000Z');
  expect(zonedTime('2026-03-28', '12:00', 'Europe/Zurich')?.toISOString()).toBe('2026-03-28T11:00:00.000Z');
  expect(zonedTime('2026-03-29', '03:30', 'Europe/Zurich')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(zonedTime('', '11:00', 'Asia/Kolkata')).toBe(null);
});
