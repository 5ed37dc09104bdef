import { assess, bandOf, prepareFit } from './assess.ts';
import type { FitInput } from './fit-input.ts';
import type { Band } from './report-types.ts';

export type WhatIf = { score: number | null; band: Band | null };

/** The score if the requirements or skills in `metIds` were met, computed like the report; null without enough text. */
export function scoreWhatIf(input: FitInput, metIds: readonly string[]): WhatIf {
  const prepared = prepareFit(input);
  if (!prepared.hasEnoughText) return { score: null, band: null };
  const score = Math.round(assess(prepared, metIds).total);
  return { score, band: bandOf(score) };
}
