import { assess, prepareFit } from './assess.ts';
import type { FitInput } from './fit-input.ts';

/** Returns a function that computes how many points showing all of `skillIds` would add, with one decimal. */
export function prepareGain(input: FitInput): (skillIds: readonly string[]) => number {
  const prepared = prepareFit(input);
  const base = assess(prepared).tenths;
  return (skillIds) => (assess(prepared, skillIds).tenths - base) / 10;
}
