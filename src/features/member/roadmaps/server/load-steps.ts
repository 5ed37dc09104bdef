import { loadHealth, skillCatalogue } from '#features/base/skills/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { StoredRoadmap } from './load-roadmap.ts';
import { freshResources } from './plan/fresh-resources.ts';
import { buildSteps, type Step, type StepMark } from './plan/steps.ts';

export type PlanPath = { stations: Step[]; finished: ReadonlySet<string> };

/** Loads a plan's current steps. Checks no permission and includes locked content; callers remove it. */
export async function loadSteps(ctx: Context, row: StoredRoadmap): Promise<PlanPath> {
  const [progress, marked, { taxonomy }] = await Promise.all([
    ctx.db.selectFrom('roadmap_progress').select('resource_id').where('roadmap_id', '=', row.id).execute(),
    ctx.db.selectFrom('roadmap_stations').selectAll().where('roadmap_id', '=', row.id).execute(),
    skillCatalogue(),
  ]);
  const finished = new Set(progress.map(({ resource_id }) => resource_id));
  const catalogueOf = (skillId: string) => taxonomy.byId.get(skillId)?.resources ?? [];
  const urls = row.plan.skills.flatMap(({ skill_id, resources }) => [
    ...resources.flatMap((group) => group.resources.map(({ url }) => url)),
    ...catalogueOf(skill_id).map(({ url }) => url),
  ]);
  const healthOf = await loadHealth(ctx, urls, row.user_id);
  const resources = new Map(
    row.plan.skills.map((skill) => [
      skill.skill_id,
      freshResources(skill, catalogueOf(skill.skill_id), healthOf, (id) => finished.has(id)),
    ]),
  );
  const marks = new Map(
    marked.map((mark): [string, StepMark] => [
      mark.skill_id,
      {
        position: mark.position,
        note: mark.note,
        done_on: mark.done_at && calendarDay(mark.done_at),
        skip: mark.skip_reason && { reason: mark.skip_reason, note: mark.skip_note },
      },
    ]),
  );
  const stations = buildSteps({
    plan: row.plan,
    marks,
    resources,
    finished,
    hours_per_week: Number(row.hours_per_week),
    start_on: row.start_on,
    today: calendarDay(ctx.clock.now()),
  });
  return { stations, finished };
}
