import { expect, test } from 'vitest';
import { listReasons } from './correction-reasons.ts';

test('a row with evidence has all four reasons', () => {
  const reasons = listReasons({ status: 'partly', type: 'skill' }, 'Built a tracker in Excel.');
  expect(reasons).toEqual(['not_done', 'does_not_show', 'not_asked', 'not_for_me']);
});

test('without a known sentence nothing can be said about it', () => {
  expect(listReasons({ status: 'met', type: 'experience' }, null)).toEqual(['not_done', 'not_asked', 'not_for_me']);
});

test('a row that was not found, and the row about wording, have the reasons about the ad and the member only', () => {
  expect(listReasons({ status: 'missing', type: 'skill' }, null)).toEqual(['not_asked', 'not_for_me']);
  expect(listReasons({ status: 'partly', type: 'wording' }, null)).toEqual(['not_asked', 'not_for_me']);
});
