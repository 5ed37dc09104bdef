import { expect, test } from 'vitest';
import { snoozeUntil } from './snooze-times.ts';

test('a snooze ends in three hours, or at nine in the morning', () => {
  const now = new Date(2026, 10, 30, 22, 15, 30);
  expect(snoozeUntil('later', now)).toEqual(new Date(2026, 11, 1, 1, 15, 30));
  expect(snoozeUntil('tomorrow', now)).toEqual(new Date(2026, 11, 1, 9));
  expect(snoozeUntil('week', now)).toEqual(new Date(2026, 11, 7, 9));
});
