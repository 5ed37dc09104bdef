import type { Plan, PlannedSkill } from './plan-types.ts';
import type { Step } from './steps.ts';

/** A plan that was built anew, with what the member did in the earlier one. */
export type Kept = {
  plan: Plan;
  /** The stops that are kept for their notes alone. They are set aside. */
  setAside: string[];
};

/**
 * Keeps the stops of an earlier plan that are finished or have a note, after those of the plan that replaces it. They earn
 * nothing more, so they have no points.
 */
export function keepStops(plan: Plan, earlier: readonly Step[]): Kept {
  const planned = new Set(plan.skills.map(({ skill_id }) => skill_id));
  const kept = earlier.filter(
    ({ skill, state, note }) => !planned.has(skill.skill_id) && (state === 'done' || note.trim() !== ''),
  );
  const withoutPoints = ({ skill }: Step): PlannedSkill => ({ ...skill, points: 0, needed_by: [], ad: skill.ad ?? null });
  const skills = [...plan.skills, ...kept.map(withoutPoints)];
  return {
    plan: { ...plan, skills, hours: skills.reduce((sum, { hours }) => sum + hours, 0) },
    setAside: kept.filter(({ state }) => state !== 'done').map(({ skill }) => skill.skill_id),
  };
}
