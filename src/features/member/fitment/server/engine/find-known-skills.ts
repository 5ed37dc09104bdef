import { isSpoken } from './ad-skills.ts';
import { prepareFit, type PreparedFit } from './assess.ts';
import { gradeEvidence, isProven } from './evidence.ts';
import type { FitInput } from './fit-input.ts';
import { findLanguageNames } from './spoken-languages.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The sorted ids of the skills that the input shows at least by study, of those they imply, without the refused ones, and of the
 * spoken languages that it lists.
 */
export function findKnownSkills(input: FitInput): string[] {
  const prepared = prepareFit(input);
  const { foundEvidence, refusals } = prepared;
  const proven = new Set(foundEvidence.filter(isProven).map(({ skillId }) => skillId));
  const shown = [...gradeEvidence(foundEvidence, { skillIds: [], grade: 'none' }, input.today)].filter(
    ([, [best]]) => best !== undefined && WEIGHTS.credit[best.grade] >= WEIGHTS.credit.studied,
  );
  const ids = shown.flatMap(([id]) => [id, ...(input.taxonomy.implied.get(id) ?? [])]);
  return [...new Set([...ids, ...findLanguages(prepared)])].filter((id) => proven.has(id) || !refusals.isSkillRefused(id)).sort();
}

// "English" of a list of languages is also "Spoken English".
function findLanguages({ input, resume }: PreparedFit): string[] {
  const { skills, byId } = input.taxonomy;
  const listed = (input.profile?.languages ?? []).flatMap((id) => findLanguageNames(byId.get(id)?.name ?? ''));
  const spoken = new Set([...resume.languages, ...listed]);
  return skills
    .filter((skill) => isSpoken(skill) && findLanguageNames(skill.name).some((name) => spoken.has(name)))
    .map(({ id }) => id);
}
