import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseContest, contestState } from './contest-state.ts';

const days = { opens_on: '2026-11-16', closes_on: '2027-01-31', results_on: '2027-02-15' };

test.each([
  ['2026-11-15', 'before'],
  ['2026-11-16', 'open'],
  ['2027-01-31', 'open'],
  ['2027-02-01', 'reading'],
  ['2027-02-15', 'over'],
])('on %s it is %s', (day, state) => expect(contestState(day, days)).toBe(state));

test('never returns to an earlier state as days pass', () => {
  const order = ['before', 'open', 'reading', 'over'];
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, day, (first, second) => {
      const [early, late] = [first, second].map((date) => date.toISOString().slice(0, 10)).toSorted();
      const stateIndex = (date = '') => order.indexOf(contestState(date, days));
      expect(stateIndex(early)).toBeLessThanOrEqual(stateIndex(late));
    }),
  );
});

test('the page is about the open contest, else the one being read, else the next, and about none that is over', () => {
  const next = { opens_on: '2027-03-01', closes_on: '2027-03-31', results_on: '2027-04-10' };
  const later = { opens_on: '2027-06-01', closes_on: '2027-06-30', results_on: '2027-07-10' };
  const chosen = (day: string) => chooseContest(day, [later, days, next])?.opens_on ?? null;
  expect(['2027-01-31', '2027-02-14', '2027-02-15', '2027-03-01', '2027-07-10'].map(chosen)).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2027-03-01',
    '2027-03-01',
    null,
  ]);
});
