import { assess, bandOf, prepareFit } from './assess.ts';
import type { FitInput } from './fit-input.ts';
import type { Band } from './report-types.ts';

export type WhatIf = { score: number | null; band: Band | null };

/** The score if the ticked requirements or skills were met, by the engine that made the report. */
export function scoreWhatIf(input: FitInput, tickedRequirementOrSkillIds: readonly string[]): WhatIf {
  const prepared = prepareFit(input);
  if (!prepared.enough) return { score: null, band: null };
  const score = Math.round(assess(prepared, tickedRequirementOrSkillIds).total);
  return { score, band: bandOf(score) };
}
