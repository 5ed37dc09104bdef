import { assess, bandOf, bandUnder, prepareFit, scoreOf } from './assess.ts';
import { findPresumedSkills } from './find-presumed-skills.ts';
import type { FitInput } from './fit-input.ts';
import type { Band } from './report-types.ts';
import { WEIGHTS, type Grade } from './weights.ts';

/** A score with its points in tenths. */
export type Projection = { tenths: number; score: number; band: Band };
export type Outlook = {
  now: Projection;
  /** The tenths from which the next band begins; null in the highest band and where a condition stands in the way. */
  goal: number | null;
  /** The score once these skills are claimed, checked or shown by a piece of work. */
  after: (skillIds: readonly string[], as: Extract<Grade, 'claimed' | 'checked' | 'shown'>) => Projection;
  /** The skills that need not be learnt before others. */
  presumed: ReadonlySet<string>;
};

/** Prepares projections of one input, which is parsed once; null without enough to tell. */
export function prepareOutlook(input: FitInput): Outlook | null {
  const prepared = prepareFit(input);
  if (prepared.missing.length > 0) return null;
  const limits = { conditions: prepared.conditions, isCopy: prepared.copied.isCopy };
  const project = (tenths: number): Projection => ({ tenths, score: scoreOf(tenths), band: bandUnder(limits, scoreOf(tenths)) });
  const now = project(assess(prepared).tenths);
  const { good, moderate } = WEIGHTS.bands;
  const goal = bandOf(now.score) === 'low' ? moderate : good;
  const isReachable = now.band === bandOf(now.score) && now.band !== 'good' && bandUnder(limits, goal) !== now.band;
  return {
    now,
    // The score is rounded once, half up.
    goal: isReachable ? goal * 10 - 5 : null,
    after: (skillIds, as) => project(assess(prepared, skillIds, as).tenths),
    presumed: findPresumedSkills(prepared),
  };
}
