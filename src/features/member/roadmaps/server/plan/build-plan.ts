import { sortResources, RESOURCE_KINDS, type Skill } from '#features/base/skills/server/index.ts';
import { chooseSkills } from './choose-skills.ts';
import type { Plan, PlanInput, PlannedSkill, ResourceGroup } from './plan-types.ts';
import { scheduleHours } from './schedule-hours.ts';

const MAX_PER_KIND = 6;

/**
 * Builds a dated plan from a report's gaps: prerequisites first, then the most points per hour. Deterministic. Not empty
 * when the ad names at least one skill that is teachable itself or through a related skill.
 */
export function buildPlan(input: PlanInput): Plan {
  const { choices, unplanned } = chooseSkills(input);
  const dates = scheduleHours(
    choices.map(({ skill }) => skill.hours ?? 0),
    input.hours_per_week,
    input.start_date,
  );
  const skills: PlannedSkill[] = [];
  let current = input.scoreAfter([]);
  for (const [index, { skill, reason, coveredSkillIds }] of choices.entries()) {
    const previous = current;
    current = input.scoreAfter(choices.slice(0, index + 1).map((choice) => choice.skill.id));
    skills.push({
      skill_id: skill.id,
      name: skill.name,
      reason,
      for_skill_ids: coveredSkillIds,
      points: Math.max(0, Math.round((current.points - previous.points) * 10) / 10),
      hours: skill.hours ?? 0,
      summary: skill.summary ?? '',
      learning_elements: skill.learning_elements ?? [],
      resources: groupResources(skill),
      start_on: dates[index]?.start_on ?? input.start_date,
      due_on: dates[index]?.due_on ?? input.start_date,
    });
  }
  return {
    skills,
    unplanned: unplanned.map((id) => ({ skill_id: id, name: input.taxonomy.byId.get(id)?.name ?? id })),
    hours: skills.reduce((sum, { hours }) => sum + hours, 0),
    start_on: input.start_date,
    due_on: dates.at(-1)?.due_on ?? input.start_date,
    current_score: input.report.score,
    projected_score: current.score,
    projected_band: current.band,
  };
}

function groupResources(skill: Skill): ResourceGroup[] {
  return RESOURCE_KINDS.map((kind) => ({
    kind,
    resources: sortResources((skill.resources ?? []).filter((resource) => resource.kind === kind)).slice(0, MAX_PER_KIND),
  }));
}
