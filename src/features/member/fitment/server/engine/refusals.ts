import type { Correction } from './fit-input.ts';
import type { Requirement } from './parse-ad.ts';

/** What the member said does not count: whole rows, skills, and single sentences for a row. */
export type Refusals = {
  isRowRefused: (requirementId: string) => boolean;
  /** Whether a skill was not done, by what is said of any row. */
  isSkillRefused: (skillId: string) => boolean;
  /**
   * `skillId` is the skill that the evidence names; null where it names none. `isProven`: it was checked or shown here, which
   * stands for the skill itself whatever was said of the résumé.
   */
  isRefused: (requirementId: string, quote: string, skillId: string | null, isProven?: boolean) => boolean;
};

/** Builds the refusals from corrections. A skill that was not done counts for no row, not even through a relation. */
export function buildRefusals(corrections: readonly Correction[], requirements: readonly Requirement[]): Refusals {
  const notDone = new Set(corrections.flatMap((item) => (item.reason === 'not_done' ? item.requirement_id : [])));
  const skillsOf = (item: Requirement) => ('skillIds' in item && item.kind !== 'experience' ? item.skillIds : []);
  const skillsNotDone = new Map(requirements.filter(({ id }) => notDone.has(id)).map((item) => [item.id, skillsOf(item)]));
  const skills = new Set([...skillsNotDone.values()].flat());
  const quotes = new Set(
    corrections.flatMap((item) => (item.reason === 'does_not_show' ? `${item.requirement_id}\n${item.quote ?? ''}` : [])),
  );
  return {
    isRowRefused: (id) => notDone.has(id),
    isSkillRefused: (skillId) => skills.has(skillId),
    isRefused: (id, quote, skillId, isProven = false) => {
      if (quotes.has(`${id}\n${quote}`)) return true;
      if (isProven && skillId !== null) return notDone.has(id) && skillsNotDone.get(id)?.includes(skillId) !== true;
      return notDone.has(id) || (skillId !== null && skills.has(skillId));
    },
  };
}
