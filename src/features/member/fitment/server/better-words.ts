import type { FitReport } from './engine/report-types.ts';
import { WEIGHTS } from './engine/weights.ts';

/** A sentence of the member's own that shows a requirement in other words, and what naming it would add, with one decimal. */
export type BetterWording = { requirementId: string; skillIds: string[]; label: string; quote: string; points: number };

/**
 * Where a résumé shows a requirement in other words than the ad, most points first: naming it in that sentence would count as
 * used at work. Refused rows are left out.
 */
export function findBetterWords({ requirements }: FitReport): BetterWording[] {
  return requirements
    .flatMap((row): BetterWording[] => {
      const [best] = row.evidence;
      // What shares only some of the words is near, and naming it would be a claim.
      if (row.correction !== null || best?.through.relation !== 'words' || best.grade !== 'implied') return [];
      const points = Math.round(row.out_of * WEIGHTS.credit.used * 10 - row.points * 10 + 1e-9) / 10;
      return points <= 0 ? [] : [{ requirementId: row.id, skillIds: row.skill_ids, label: row.label, quote: best.quote, points }];
    })
    .toSorted((a, b) => b.points - a.points || (a.requirementId < b.requirementId ? -1 : 1));
}
