import type { z } from 'zod';
import type { Advice } from '../contract.ts';
import { bandUnder, scoreOf } from './engine/assess.ts';
import type { FitReport } from './engine/report-types.ts';
import { WEIGHTS } from './engine/weights.ts';

/**
 * Whether a report is worth its price: not in the highest band, where nothing is left to reach, and not where even showing
 * every skill of the ad would not reach the next band.
 */
export function getFitAdvice({ band, total, requirements, conditions, copied_ad: isCopy }: FitReport): z.infer<typeof Advice> {
  if (band === 'good') return 'not_needed';
  const tenths = requirements.reduce(
    (sum, { raise }) => sum + Math.round((raise?.points ?? 0) * 10),
    Math.round((total ?? 0) * 10),
  );
  return bandUnder({ conditions, isCopy }, scoreOf(tenths)) === band ? 'out_of_reach' : 'worth_it';
}

/** The points until the next band, with one decimal; null in the highest band or where a condition stands in the way. */
export function pointsToNextBand({ band, total, conditions, copied_ad: isCopy }: FitReport): number | null {
  const { good, moderate } = WEIGHTS.bands;
  if (band === null || total === null || band === 'good') return null;
  const goal = band === 'moderate' ? good : moderate;
  if (bandUnder({ conditions, isCopy }, goal) === band) return null;
  return Math.max(0, Math.round((goal - 0.5 - total) * 10) / 10);
}
