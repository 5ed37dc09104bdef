/** Ranks programs for one member by the skills they want to learn. Pure. */

/**
 * The features of a program that determine its rank. `quality`, its general rank, and `similarity`, to programs that the member
 * used, range from 0 to 1.
 */
export type ProgramToRank = {
  id: string;
  skillIds: readonly string[];
  families: readonly string[];
  quality: number;
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
  /** The reason that adds most to the score; null if there is none. */
  topReason: { kind: 'skill' | 'family'; id: string } | { kind: 'similar' } | null;
};

// A single skill that is missing, half of the most, counts more than the field.
const WEIGHTS = { skill: 1.3, family: 0.6, similarity: 0.8, quality: 0.4 };
const NOTHING_NEW_FACTOR = 0.3;

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
      const skillScore =
        WEIGHTS.skill * Math.min(1, program.skillIds.reduce((sum, id) => sum + skillWeight(id), 0) / (2 * maxSkillWeight));
      const familyScore = topFamily === undefined ? 0 : (WEIGHTS.family * familyWeight(topFamily)) / maxFamilyWeight;
      const similarityScore = WEIGHTS.similarity * program.similarity;
      const teachesNothingNew = program.skillIds.length > 0 && program.skillIds.every((id) => preferences.known.has(id));
      const reasons: { score: number; reason: RankedProgram<T>['topReason'] }[] = [
        { score: skillScore, reason: { kind: 'skill', id: topSkill ?? '' } },
        { score: similarityScore, reason: { kind: 'similar' } },
        { score: familyScore, reason: { kind: 'family', id: topFamily ?? '' } },
      ];
      const strongest = reasons.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)[0];
      const score =
        (skillScore + familyScore + similarityScore + WEIGHTS.quality * program.quality) *
        (teachesNothingNew ? NOTHING_NEW_FACTOR : 1);
      return { ...program, score, topReason: strongest?.reason ?? null };
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
