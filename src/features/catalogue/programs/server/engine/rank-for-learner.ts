/** Ranks programs for one member by the skills they want to learn. Pure. */

/** The features of a program that determine its rank. `worth` and `similarity` to the member's history range from 0 to 1. */
export type ProgramToRank = {
  id: string;
  skillIds: readonly string[];
  families: readonly string[];
  worth: number;
  similarity: number;
};
/** `wanted`: the skills to learn, by weight; `known`: skills that need no teaching; `families`: fields of interest, by weight. */
export type LearnerPreferences = {
  wanted: ReadonlyMap<string, number>;
  known: ReadonlySet<string>;
  families: ReadonlyMap<string, number>;
};
export type RankedProgram<T> = T & {
  score: number;
  because: { kind: 'skill' | 'family'; id: string } | { kind: 'collaborative' } | null;
};

export const WEIGHTS = { skill: 1, family: 0.6, similarity: 0.8, worth: 0.4, teachesNothingNew: 0.3 };

/**
 * Scores and sorts programs, best first, ties by id. Wanted skills add up and saturate at twice the weight of the most
 * wanted one; only the strongest field counts. A program that teaches only known skills is scaled to three tenths.
 */
export function rankForLearner<T extends ProgramToRank>(
  programs: readonly T[],
  preferences: LearnerPreferences,
): RankedProgram<T>[] {
  const maxSkillWeight = Math.max(1, ...preferences.wanted.values());
  const maxFamilyWeight = Math.max(1, ...preferences.families.values());
  return programs
    .map((program): RankedProgram<T> => {
      const skillWeight = (id: string) => preferences.wanted.get(id) ?? 0;
      const familyWeight = (family: string) => preferences.families.get(family) ?? 0;
      const [topSkill] = program.skillIds.toSorted((a, b) => skillWeight(b) - skillWeight(a));
      const [topFamily] = program.families.toSorted((a, b) => familyWeight(b) - familyWeight(a));
      const skill =
        WEIGHTS.skill * Math.min(1, program.skillIds.reduce((sum, id) => sum + skillWeight(id), 0) / (2 * maxSkillWeight));
      const family = topFamily === undefined ? 0 : (WEIGHTS.family * familyWeight(topFamily)) / maxFamilyWeight;
      const similarity = WEIGHTS.similarity * program.similarity;
      const teachesNothingNew = program.skillIds.length > 0 && program.skillIds.every((id) => preferences.known.has(id));
      const reasons: { worth: number; because: RankedProgram<T>['because'] }[] = [
        { worth: skill, because: { kind: 'skill', id: topSkill ?? '' } },
        { worth: similarity, because: { kind: 'collaborative' } },
        { worth: family, because: { kind: 'family', id: topFamily ?? '' } },
      ];
      const strongestReason = reasons.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth)[0];
      const score =
        (skill + family + similarity + WEIGHTS.worth * program.worth) * (teachesNothingNew ? WEIGHTS.teachesNothingNew : 1);
      return { ...program, score, because: strongestReason?.because ?? null };
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
