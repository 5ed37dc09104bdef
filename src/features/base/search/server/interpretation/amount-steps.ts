/** The steps in which pay, fees and years are compared; the index has words for these only. */
import type { PartType } from '../../contract.ts';

/** More years are searched as so many. */
export const MAX_YEARS = 15;

const times = (count: number, step: (number: number) => number): number[] =>
  Array.from({ length: count }, (_, index) => step(index + 1));

/** In rupees a year: steps of 5,000 a month, of a lakh and of five lakh. */
export const PAY_STEPS: readonly number[] = [
  ...new Set([
    ...times(20, (step) => step * 60_000),
    ...times(30, (step) => step * 100_000),
    ...times(14, (step) => 3_000_000 + step * 500_000),
  ]),
].toSorted((a, b) => a - b);

/** In rupees: steps of 1,000, of 5,000, of half a lakh and of five lakh. */
export const FEE_STEPS: readonly number[] = [
  ...new Set([
    ...times(10, (step) => step * 1000),
    ...times(20, (step) => step * 5000),
    ...times(20, (step) => step * 50_000),
    ...times(10, (step) => step * 500_000),
  ]),
].toSorted((a, b) => a - b);

/** The largest step that is not above a sum; the smallest one for less. */
const stepBelow = (steps: readonly number[], sum: number): number => steps.findLast((step) => step <= sum) ?? steps[0] ?? 0;

/** The step that is applied for an amount in a query. */
export function amountStep(type: PartType, amount: number): number {
  if (type === 'pay' || type === 'max_pay') return stepBelow(PAY_STEPS, amount);
  if (type === 'max_fee') return stepBelow(FEE_STEPS, amount);
  return Math.min(MAX_YEARS, amount);
}
