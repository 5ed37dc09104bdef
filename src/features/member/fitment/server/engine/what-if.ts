import { assess, bandUnder, prepareFit, scoreOf } from './assess.ts';
import type { FitInput } from './fit-input.ts';
import type { Band } from './report-types.ts';

/** `total` has one decimal and is the sum of the points; the score is it rounded. */
export type WhatIf = { total: number | null; score: number | null; band: Band | null };

/** The score if the rows or skills in `metIds` were shown by a piece of work; null without enough to tell. */
export function scoreWhatIf(input: FitInput, metIds: readonly string[]): WhatIf {
  const prepared = prepareFit(input);
  if (prepared.missing.length > 0) return { total: null, score: null, band: null };
  const { tenths } = assess(prepared, metIds);
  const score = scoreOf(tenths);
  return {
    total: tenths / 10,
    score,
    band: bandUnder({ conditions: prepared.conditions, isCopy: prepared.copied.isCopy }, score),
  };
}
