import type { Taxonomy } from '#features/base/skills/server/index.ts';
import type { Plan, PlannedSkill } from './plan-types.ts';
import { findPrerequisites } from './prerequisites.ts';

/** The plan with the points of today and the added stops last; `buildSteps` puts them before what needs them. */
export function mergePlan(
  plan: Plan,
  added: readonly PlannedSkill[],
  tenths: ReadonlyMap<string, number>,
  taxonomy: Taxonomy,
): Plan {
  const skills = [...plan.skills, ...added];
  const prerequisites = findPrerequisites({ skills }, taxonomy);
  const pointsOf = ({ skill_id, points }: PlannedSkill) => {
    const now = tenths.get(skill_id);
    return now === undefined ? points : now / 10;
  };
  const neededBy = ({ skill_id, needed_by = [] }: PlannedSkill) => [
    ...new Set([...needed_by, ...added.map((stop) => stop.skill_id).filter((id) => prerequisites.get(id)?.includes(skill_id))]),
  ];
  const merged = skills.map((skill) => ({ ...skill, points: pointsOf(skill), needed_by: neededBy(skill) }));
  return { ...plan, skills: merged, hours: merged.reduce((sum, { hours }) => sum + hours, 0) };
}
