import type { FitReport, Projection } from '#features/member/fitment/server/index.ts';
import { RESOURCE_KINDS, sortResources, type Skill } from '#features/base/skills/server/index.ts';
import { type Aim, type Stop } from '#features/member/plan-offers/server/index.ts';
import type { Plan, PlannedSkill, ResourceGroup } from './plan-types.ts';
import { scheduleHours } from '#features/member/plan-offers/server/index.ts';

/** `after` is the score once all stops are shown by a piece of work. */
export type PlanInput = {
  report: FitReport;
  stops: readonly Stop[];
  aim: Aim;
  untaught: readonly string[];
  after: Projection;
  hoursPerWeek: number;
  /** ISO date of the first day of learning. */
  startOn: string;
};

const MAX_PER_KIND = 6;

/** Builds the dated plan of the stops of a path. Deterministic; its points add up to the projected score. */
export function buildPlan({ report, stops, aim, untaught, after, hoursPerWeek, startOn }: PlanInput): Plan {
  const dates = scheduleHours(
    stops.map(({ hours }) => hours),
    hoursPerWeek,
    startOn,
  );
  const rows = new Map(report.requirements.map((row) => [row.id, row]));
  const skills = stops.map((stop, index): PlannedSkill => {
    const { skill } = stop;
    const asked = stop.requirementIds.flatMap((id) => rows.get(id) ?? []);
    return {
      skill_id: skill.id,
      name: skill.name,
      reason: stop.reason,
      for_skill_ids: [...new Set(asked.flatMap(({ skill_ids }) => skill_ids))],
      points: stop.tenths / 10,
      hours: stop.hours,
      summary: skill.summary ?? '',
      learning_elements: skill.learning_elements ?? [],
      resources: groupResources(skill),
      start_on: dates[index]?.start_on ?? startOn,
      due_on: dates[index]?.due_on ?? startOn,
      path: skill.path ?? [],
      ...(skill.work ? { work: skill.work } : {}),
      needed_by: stop.neededBy,
      ad: asked[0]?.ad.quote ?? null,
    };
  });
  return {
    aim,
    skills,
    unplanned: untaught.map((name) => ({ skill_id: name, name })),
    hours: skills.reduce((sum, { hours }) => sum + hours, 0),
    start_on: startOn,
    due_on: dates.at(-1)?.due_on ?? startOn,
    current_score: report.score,
    projected_score: after.score,
    projected_band: after.band,
  };
}

// The resources of the path and a few others of each kind.
function groupResources({ resources = [], path = [] }: Skill): ResourceGroup[] {
  const isMain = (url: string) => path.some((entry) => entry.url === url);
  return RESOURCE_KINDS.map((kind) => {
    const ofKind = resources.filter((resource) => resource.kind === kind);
    const main = ofKind.filter(({ url }) => isMain(url));
    const others = sortResources(ofKind.filter(({ url }) => !isMain(url)));
    return { kind, resources: [...main, ...others.slice(0, Math.max(0, MAX_PER_KIND - main.length))] };
  });
}
