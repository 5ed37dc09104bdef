import { assess, prepareFit } from './assess.ts';
import type { FitInput } from './fit-input.ts';
import { roundTenth } from './write-notes.ts';

/** Returns a function that computes how many points learning all of `skillIds` would add, with one decimal. */
export function prepareGain(input: FitInput): (skillIds: readonly string[]) => number {
  const prepared = prepareFit(input);
  const base = assess(prepared).total;
  return (skillIds) => roundTenth(assess(prepared, skillIds).total - base);
}
