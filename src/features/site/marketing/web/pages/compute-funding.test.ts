import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeFunding } from './compute-funding.ts';

test('a fee is divided by months and by hours', () => {
  expect(computeFunding({ fee: 36_000, waived: 0, months: 6 })).toEqual({
    totalPaise: 3_600_000,
    monthPaise: 600_000,
    hourPaise: 23_100,
  });
  expect(computeFunding({ fee: 36_000, waived: 100, months: 6 })?.monthPaise).toBe(0);
});

test('an invalid fee, waiver or number of months gives null', () => {
  for (const invalid of [{ fee: 0 }, { fee: Number.NaN }, { months: 0 }, { months: 1.5 }, { months: 121 }, { waived: 101 }])
    expect(computeFunding({ fee: 1000, waived: 0, months: 2, ...invalid })).toBeNull();
});

test('the monthly amounts cover the total and exceed it by less than a rupee a month', () => {
  const fee = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(fee, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 120 }), (price, waived, months) => {
      const funding = computeFunding({ fee: price, waived, months });
      if (!funding) throw new Error('the fee is valid');
      expect(funding.monthPaise * months).toBeGreaterThanOrEqual(funding.totalPaise);
      expect(funding.monthPaise * months - funding.totalPaise).toBeLessThan(months * 100);
    }),
  );
});
