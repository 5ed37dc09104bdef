import type { Skill, SkillResource } from '#features/skills/server/index.ts';
import { chooseSkills } from './choose-skills.ts';
import { addDays } from './add-days.ts';
import type { Plan, PlanInput, PlannedSkill, ResourceGroup } from './plan-types.ts';

const KINDS = ['video', 'course', 'book', 'document'] as const;
const MOST_PER_KIND = 6;

/**
 * Turns the gaps of a report into dated learning: prerequisites before what needs them, the most points per hour
 * first. Deterministic. Never empty when the ad names a skill that it, or a near relative, has resources for.
 */
export function buildPlan(input: PlanInput): Plan {
  const { choices, unplanned } = chooseSkills(input);
  const hoursPerWeek = Math.min(80, Math.max(0.5, input.hours_per_week));
  const skills: PlannedSkill[] = [];
  let hours = 0;
  let days = 0;
  let gained = 0;
  for (const [at, { skill, reason, wanted }] of choices.entries()) {
    const own = skill.hours ?? 0;
    const startDay = days;
    hours += own;
    // A milestone is the end of the day by which its hours are done; every skill takes a day at least.
    days = Math.max(startDay + 1, Math.ceil((hours * 7) / hoursPerWeek));
    const total = input.gain(choices.slice(0, at + 1).map((choice) => choice.skill.id));
    const points = Math.max(0, Math.round((total - gained) * 10) / 10);
    gained = total;
    skills.push({
      skill_id: skill.id,
      name: skill.name,
      reason,
      for_skill_ids: wanted,
      points,
      hours: own,
      summary: skill.summary ?? '',
      learning_elements: skill.learning_elements ?? [],
      resources: groupResources(skill),
      start_on: addDays(input.start_date, startDay),
      due_on: addDays(input.start_date, days - 1),
    });
  }
  const projected = input.what_if(skills.map(({ skill_id }) => skill_id));
  return {
    skills,
    unplanned: unplanned.map((id) => ({ skill_id: id, name: input.taxonomy.byId.get(id)?.name ?? id })),
    hours,
    start_on: input.start_date,
    due_on: addDays(input.start_date, Math.max(0, days - 1)),
    current_score: input.report.score,
    projected_score: projected.score,
    projected_band: projected.band,
  };
}

function groupResources(skill: Skill): ResourceGroup[] {
  return KINDS.map((kind) => ({
    kind,
    resources: (skill.resources ?? [])
      .filter((resource) => resource.kind === kind)
      .toSorted(byWorth)
      .slice(0, MOST_PER_KIND),
  }));
}

const COST: Record<string, number> = { free: 0, 'free-audit': 1 };
const LEVEL: Record<string, number> = { beginner: 0, all: 0, intermediate: 1, advanced: 2 };

// Free before paid, easy before hard; among equals the editor's order stands.
function byWorth(a: SkillResource, b: SkillResource): number {
  return (COST[a.cost] ?? 2) - (COST[b.cost] ?? 2) || (LEVEL[a.level] ?? 1) - (LEVEL[b.level] ?? 1);
}
