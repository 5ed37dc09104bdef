import { prepareFit } from './assess.ts';
import { gradeEvidence, isProven } from './evidence.ts';
import type { FitInput } from './fit-input.ts';
import { WEIGHTS } from './weights.ts';

/** The sorted ids of the skills that the input shows at least by study, and of those they imply, without the refused ones. */
export function findKnownSkills(input: FitInput): string[] {
  const { foundEvidence, refusals } = prepareFit(input);
  const proven = new Set(foundEvidence.filter(isProven).map(({ skillId }) => skillId));
  const shown = [...gradeEvidence(foundEvidence, { skillIds: [], grade: 'none' }, input.today)].filter(
    ([, [best]]) => best !== undefined && WEIGHTS.credit[best.grade] >= WEIGHTS.credit.studied,
  );
  const ids = shown.flatMap(([id]) => [id, ...(input.taxonomy.implied.get(id) ?? [])]);
  return [...new Set(ids)].filter((id) => proven.has(id) || !refusals.isSkillRefused(id)).sort();
}
