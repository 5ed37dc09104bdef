import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateDifference, wilsonInterval } from './intervals.ts';

const counted = fc
  .integer({ min: 1, max: 100_000 })
  .chain((trials) => fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials)));
const rateOf = ([successes, trials]: [number, number]) => {
  const rate = wilsonInterval(successes, trials);
  if (!rate) throw new Error('there are trials');
  return rate;
};

test('an interval contains its rate, stays within 0 and 1, and narrows with more data', () => {
  fc.assert(
    fc.property(counted, (given) => {
      const { value, low, high } = rateOf(given);
      expect(0 <= low && low <= value && value <= high && high <= 1).toBe(true);
      const more = rateOf([given[0] * 10, given[1] * 10]);
      expect(more.high - more.low).toBeLessThan(high - low);
    }),
  );
  expect(wilsonInterval(0, 0)).toBeNull();
  // Example from Newcombe (1998): 81 of 263.
  const known = rateOf([81, 263]);
  expect([known.low, known.high].map((each) => Number(each.toFixed(4)))).toEqual([0.2553, 0.3662]);
});

test('a difference changes sign with its order, and a rate does not differ from itself', () => {
  fc.assert(
    fc.property(counted, counted, (one, other) => {
      const [a, b] = [rateOf(one), rateOf(other)];
      const [there, back] = [rateDifference(a, b), rateDifference(b, a)];
      expect(there.value).toBeCloseTo(-back.value, 12);
      expect(there.low).toBeCloseTo(-back.high, 12);
      expect(there.toldApart).toBe(back.toldApart);
      expect(rateDifference(a, a).toldApart).toBe(false);
    }),
  );
  // Newcombe's example of method 10: 56 of 70 less 48 of 80 is 0.2 (0.0524 to 0.3339).
  const example = rateDifference(rateOf([48, 80]), rateOf([56, 70]));
  expect([example.low, example.high].map((each) => Number(each.toFixed(4)))).toEqual([0.0524, 0.3339]);
});
