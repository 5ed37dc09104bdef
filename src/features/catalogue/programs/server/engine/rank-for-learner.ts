/** Ranks programs for one member by the skills they want to learn. Pure; `WEIGHTS` are in one place. */

/** A program as far as its rank needs it; `worth` and `alike` run from 0 to 1. */
export type ProgramToRank = {
  id: string;
  skillIds: readonly string[];
  families: readonly string[];
  worth: number;
  alike: number;
};
/** `wanted` skills by how much they are wanted, `known` ones that need no teaching, fields by how much they draw. */
export type LearnerPreferences = {
  wanted: ReadonlyMap<string, number>;
  known: ReadonlySet<string>;
  families: ReadonlyMap<string, number>;
};
export type RankedProgram<T> = T & {
  score: number;
  because: { kind: 'skill' | 'family'; id: string } | { kind: 'alike' } | null;
};

export const WEIGHTS = { skill: 1, family: 0.6, alike: 0.8, worth: 0.4, nothingNew: 0.3 };

/**
 * Scores and sorts programs, best first, ties by id. Wanted skills add up and saturate at twice the weight of the most
 * wanted one; only the strongest field counts. A program that teaches only known skills is scaled to three tenths.
 */
export function rankForLearner<T extends ProgramToRank>(programs: readonly T[], taste: LearnerPreferences): RankedProgram<T>[] {
  const mostWanted = Math.max(1, ...taste.wanted.values());
  const strongest = Math.max(1, ...taste.families.values());
  return programs
    .map((program): RankedProgram<T> => {
      const wish = (id: string) => taste.wanted.get(id) ?? 0;
      const draw = (family: string) => taste.families.get(family) ?? 0;
      const [first] = program.skillIds.toSorted((a, b) => wish(b) - wish(a));
      const [field] = program.families.toSorted((a, b) => draw(b) - draw(a));
      const skill = WEIGHTS.skill * Math.min(1, program.skillIds.reduce((sum, id) => sum + wish(id), 0) / (2 * mostWanted));
      const family = field === undefined ? 0 : (WEIGHTS.family * draw(field)) / strongest;
      const alike = WEIGHTS.alike * program.alike;
      const nothingNew = program.skillIds.length > 0 && program.skillIds.every((id) => taste.known.has(id));
      const reasons: { worth: number; because: RankedProgram<T>['because'] }[] = [
        { worth: skill, because: { kind: 'skill', id: first ?? '' } },
        { worth: alike, because: { kind: 'alike' } },
        { worth: family, because: { kind: 'family', id: field ?? '' } },
      ];
      const told = reasons.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth)[0];
      const score = (skill + family + alike + WEIGHTS.worth * program.worth) * (nothingNew ? WEIGHTS.nothingNew : 1);
      return { ...program, score, because: told?.because ?? null };
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
