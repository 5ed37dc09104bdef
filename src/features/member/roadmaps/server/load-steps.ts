import { loadFinishedSkills, type FinishedGrade } from '#features/member/fitment/server/index.ts';
import { loadHealth, skillCatalogue, storedSkillIds } from '#features/base/skills/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { StoredRoadmap } from './load-roadmap.ts';
import { currentPath } from './plan/current-path.ts';
import { currentSkills } from './plan/current-skills.ts';
import { currentResources } from './plan/current-resources.ts';
import { currentSchedule, type Schedule } from './plan/current-schedule.ts';
import { findPrerequisites } from './plan/prerequisites.ts';
import type { DayHours } from './plan/learnt-hours.ts';
import { buildSteps, type Finished, type Step, type StepMark, type StepsInput } from './plan/steps.ts';

/** `grades` says by what a finished skill was finished, by skill id; `input` is what the steps were built from. */
export type PlanSteps = {
  steps: Step[];
  input: StepsInput;
  schedule: Schedule;
  finished: Finished;
  grades: ReadonlyMap<string, FinishedGrade>;
};

/**
 * Loads the current steps of a plan and the ids of finished resources. A skill that was finished in another plan, by a check or
 * by a piece of work is finished in every plan for an application. Checks no permission and includes locked content.
 */
export async function loadSteps(ctx: Context, stored: StoredRoadmap): Promise<PlanSteps> {
  const [progress, spent, markRows, finishedRows, { taxonomy }] = await Promise.all([
    ctx.db.selectFrom('roadmap_progress').select(['resource_id', 'done_at']).where('roadmap_id', '=', stored.id).execute(),
    loadSpentHours(ctx, stored.id),
    ctx.db.selectFrom('roadmap_stations').selectAll().where('roadmap_id', '=', stored.id).execute(),
    stored.fitment_score_id === null ? [] : loadFinishedSkills(ctx, stored.user_id),
    skillCatalogue(),
  ]);
  const row = { ...stored, plan: { ...stored.plan, skills: currentSkills(stored.plan.skills, taxonomy) } };
  // A plan keeps the ids that it was made with; what counts for a skill counts for those that were merged into it.
  const finishedSkills = finishedRows.flatMap((done) =>
    storedSkillIds(taxonomy, done.skill_id).map((skill_id) => ({ ...done, skill_id })),
  );
  const finished = new Map(progress.map(({ resource_id, done_at }) => [resource_id, calendarDay(done_at)]));
  const catalogueOf = (skillId: string) => taxonomy.byId.get(skillId)?.resources ?? [];
  const urls = row.plan.skills.flatMap(({ skill_id, resources }) => [
    ...resources.flatMap((group) => group.resources.map(({ url }) => url)),
    ...catalogueOf(skill_id).map(({ url }) => url),
  ]);
  const getHealth = await loadHealth(ctx, urls, row.user_id);
  const resources = new Map(
    row.plan.skills.map((skill) => [
      skill.skill_id,
      currentResources(skill, catalogueOf(skill.skill_id), getHealth, (id) => finished.has(id)),
    ]),
  );
  const swaps = new Map(markRows.map((mark) => [mark.skill_id, mark.swaps]));
  const paths = new Map(
    row.plan.skills.map((skill) => [
      skill.skill_id,
      currentPath(skill, resources.get(skill.skill_id) ?? [], swaps.get(skill.skill_id) ?? {}, spent),
    ]),
  );
  const finishedOn = new Map(finishedSkills.map(({ skill_id, finished_on }) => [skill_id, finished_on]));
  const elsewhere = finishedSkills.map(({ skill_id, finished_on }): [string, StepMark] => [
    skill_id,
    { position: null, note: '', done_on: finished_on, skip: null },
  ]);
  const own = markRows.map((mark): [string, StepMark] => [
    mark.skill_id,
    {
      position: mark.position,
      note: mark.note,
      done_on: finishedOn.get(mark.skill_id) ?? (mark.done_at && calendarDay(mark.done_at)),
      skip: mark.skip_reason && { reason: mark.skip_reason, note: mark.skip_note },
    },
  ]);
  const today = calendarDay(ctx.clock.now());
  const schedule = currentSchedule(row, today);
  const input: StepsInput = {
    plan: row.plan,
    marks: new Map([...elsewhere, ...own]),
    resources,
    paths,
    finished,
    prerequisites: findPrerequisites(row.plan, taxonomy),
    hours_per_week: schedule.hours_per_week,
    start_on: schedule.start_on,
    today,
    paused: schedule.pause !== null,
  };
  const grades = new Map(finishedSkills.map(({ skill_id, grade }) => [skill_id, grade]));
  return { steps: buildSteps(input), input, schedule, finished, grades };
}

async function loadSpentHours(ctx: Context, roadmapId: string): Promise<Map<string, DayHours[]>> {
  const rows = await ctx.db
    .selectFrom('roadmap_hours')
    .select(['resource_id', 'day', 'hours'])
    .where('roadmap_id', '=', roadmapId)
    .orderBy('day')
    .execute();
  return Map.groupBy(rows, ({ resource_id }) => resource_id);
}
