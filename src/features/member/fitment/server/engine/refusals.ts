import type { Correction } from './fit-input.ts';
import type { Requirement } from './parse-ad.ts';

/** What the member said does not count: whole rows, skills, and single sentences for a row. */
export type Refusals = {
  isRowRefused: (requirementId: string) => boolean;
  /** `skillId` is the skill that the evidence names; null where it names none. */
  isRefused: (requirementId: string, quote: string, skillId: string | null) => boolean;
};

/** Builds the refusals from corrections. A skill that was not done counts for no row, not even through a relation. */
export function buildRefusals(corrections: readonly Correction[], requirements: readonly Requirement[]): Refusals {
  const notDone = new Set(corrections.flatMap((item) => (item.reason === 'not_done' ? item.requirement_id : [])));
  const skills = new Set(
    requirements.flatMap((item) =>
      notDone.has(item.id) && 'skillIds' in item && item.kind !== 'experience' ? item.skillIds : [],
    ),
  );
  const quotes = new Set(
    corrections.flatMap((item) => (item.reason === 'does_not_show' ? `${item.requirement_id}\n${item.quote ?? ''}` : [])),
  );
  return {
    isRowRefused: (id) => notDone.has(id),
    isRefused: (id, quote, skillId) =>
      notDone.has(id) || (skillId !== null && skills.has(skillId)) || quotes.has(`${id}\n${quote}`),
  };
}
