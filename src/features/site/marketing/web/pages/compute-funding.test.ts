import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeFunding } from './compute-funding.ts';

test('a fee is shared out among the months and the hours', () => {
  expect(computeFunding({ fee: 36_000, waived: 0, months: 6 })).toEqual({
    totalPaise: 3_600_000,
    monthPaise: 600_000,
    hourPaise: 23_100,
  });
  expect(computeFunding({ fee: 36_000, waived: 100, months: 6 })?.monthPaise).toBe(0);
});

test('an invalid fee or number of months gives null', () => {
  for (const wrong of [{ fee: 0 }, { fee: Number.NaN }, { months: 0 }, { months: 1.5 }, { months: 121 }, { waived: 101 }])
    expect(computeFunding({ fee: 1000, waived: 0, months: 2, ...wrong })).toBeNull();
});

test('the months together pay at least the whole, and never a rupee a month too much', () => {
  const fee = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(fee, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 120 }), (price, waived, months) => {
      const sum = computeFunding({ fee: price, waived, months });
      if (!sum) throw new Error('a good fee has a sum');
      expect(sum.monthPaise * months).toBeGreaterThanOrEqual(sum.totalPaise);
      expect(sum.monthPaise * months - sum.totalPaise).toBeLessThan(months * 100);
    }),
  );
});
