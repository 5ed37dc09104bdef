/** All amounts in paise. Within a state `igst` is 0, across states `cgst` and `sgst` are 0, without tax all three. */
export type TaxSplit = { taxable: number; cgst: number; sgst: number; igst: number };

const BASIS = 10_000;

/** `part / whole` rounded half up, in integers. */
const divideHalfUp = (part: number, whole: number) => Math.floor((2 * part + whole) / (2 * whole));

/**
 * Splits an inclusive price into taxable value and tax: tax = gross × rate ÷ (100 + rate). Within a state, half the rate
 * each as CGST and SGST, each rounded half up; across states, IGST. The taxable value is the remainder, so the parts
 * always add up.
 */
export function splitTax(grossPaise: number, ratePercent: number, sameState: boolean): TaxSplit {
  const rate = Math.round(ratePercent * 100);
  if (!sameState) {
    const igst = divideHalfUp(grossPaise * rate, BASIS + rate);
    return { taxable: grossPaise - igst, cgst: 0, sgst: 0, igst };
  }
  const half = divideHalfUp(grossPaise * rate, 2 * (BASIS + rate));
  return { taxable: grossPaise - 2 * half, cgst: half, sgst: half, igst: 0 };
}
