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
    fc.property(counted, (counts) => {
      const { value, low, high } = rateOf(counts);
      expect(0 <= low && low <= value && value <= high && high <= 1).toBe(true);
      const tenfold = rateOf([counts[0] * 10, counts[1] * 10]);
      expect(tenfold.high - tenfold.low).toBeLessThan(high - low);
    }),
  );
  expect(wilsonInterval(0, 0)).toBeNull();
  // Example from Newcombe (1998): 81 of 263.
  const published = rateOf([81, 263]);
  expect([published.low, published.high].map((bound) => Number(bound.toFixed(4)))).toEqual([0.2553, 0.3662]);
});

test('a difference changes sign with its order, and a rate does not differ from itself', () => {
  fc.assert(
    fc.property(counted, counted, (first, second) => {
      const [a, b] = [rateOf(first), rateOf(second)];
      const [forward, reverse] = [rateDifference(a, b), rateDifference(b, a)];
      expect(forward.value).toBeCloseTo(-reverse.value, 12);
      expect(forward.low).toBeCloseTo(-reverse.high, 12);
      expect(forward.isSignificant).toBe(reverse.isSignificant);
      expect(rateDifference(a, a).isSignificant).toBe(false);
    }),
  );
  // Newcombe's example of method 10: 56 of 70 less 48 of 80 is 0.2 (0.0524 to 0.3339).
  const example = rateDifference(rateOf([48, 80]), rateOf([56, 70]));
  expect([example.low, example.high].map((bound) => Number(bound.toFixed(4)))).toEqual([0.0524, 0.3339]);
});
