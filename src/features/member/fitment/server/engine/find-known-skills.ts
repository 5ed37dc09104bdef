import { prepareFit } from './assess.ts';
import { gradeEvidence } from './evidence.ts';
import type { FitInput } from './fit-input.ts';
import { WEIGHTS } from './weights.ts';

/** The sorted ids of the skills that the input shows at least by study, and of the skills they imply. */
export function findKnownSkills(input: FitInput): string[] {
  const { foundEvidence } = prepareFit(input);
  const shown = [...gradeEvidence(foundEvidence, { skillIds: [], grade: 'none' }, input.today)].filter(
    ([, [best]]) => best !== undefined && WEIGHTS.credit[best.grade] >= WEIGHTS.credit.studied,
  );
  const ids = shown.flatMap(([id]) => [id, ...(input.taxonomy.implied.get(id) ?? [])]);
  return [...new Set(ids)].sort();
}
