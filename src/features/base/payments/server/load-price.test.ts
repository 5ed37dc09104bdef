import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOn } from '../price-on.ts';

const amount = fc.integer({ min: 100, max: 100_000 });
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('an offer never costs more than the list price, and its saving is what is named beside it', () => {
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.option(amount, { nil: undefined }),
      day,
      fc.option(day),
      (offerPaise, listPaise, referencePaise, today, endsOn) => {
        const { paise, offer } = priceOn(today, { offerPaise, listPaise, ...(referencePaise && { referencePaise }) }, endsOn);
        expect(paise).toBeLessThanOrEqual(listPaise);
        expect(offer === null).toBe(paise === listPaise);
        if (!offer) return;
        expect(endsOn !== null && today <= endsOn).toBe(true);
        expect(offer.savingPaise).toBe((offer.referencePaise ?? offer.listPaise) - paise);
        expect(offer.savingPaise).toBeGreaterThanOrEqual(listPaise - paise);
      },
    ),
  );
});
