import { sql } from 'kysely';
import { getPerson } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { roadmapFacts } from './load-roadmap.ts';
import { loadSteps, type PlanSteps } from './load-steps.ts';
import { loadSubject } from './load-subject.ts';
import { learntHours } from './plan/learnt-hours.ts';
import { isSetAside, sumSteps, type Step } from './plan/steps.ts';
import { presentWeek } from './plan-week.ts';
import { roadmapPolicy } from './policy.ts';
import type { StoredRoadmap } from './load-roadmap.ts';

/** How many plans are looked through for one that has something left to learn. */
const MAX_PLANS = 3;

/**
 * The plan that a member worked on last and that has something left to learn, with its next step and the next thing to take;
 * `count` is the number of all plans. Contains nothing of locked steps. Checks no permission.
 */
export async function findCurrentPlan(ctx: Context, userId: string) {
  const { rows } = await sql<StoredRoadmap & { count: number }>`
    select roadmaps.*, count(*) over ()::int as count from roadmaps
    cross join lateral (select greatest(
      roadmaps.created_at,
      (select max(done_at) from roadmap_progress where roadmap_id = roadmaps.id),
      (select max(done_at) from roadmap_stations where roadmap_id = roadmaps.id)) as worked_at) as work
    where user_id = ${userId} order by work.worked_at desc, id limit ${MAX_PLANS}`.execute(ctx.db);
  const count = rows[0]?.count ?? 0;
  for (const row of rows) {
    const planSteps = await loadSteps(ctx, row);
    const step = planSteps.steps.find(({ state }) => state === 'now');
    if (step) return { count, plan: await presentPlan(ctx, row, planSteps, step) };
  }
  return { count, plan: null };
}

async function presentPlan(ctx: Context, row: StoredRoadmap, { steps, schedule, finished }: PlanSteps, step: Step) {
  const [subject, owner] = await Promise.all([loadSubject(ctx, row), getPerson(ctx, row.user_id)]);
  const isOpen = roadmapPolicy.openSkill(roadmapFacts(row), step.original_index);
  const part = isOpen ? step.path.find(({ id }) => !finished.has(id)) : undefined;
  const { hours, hours_done, due_on } = sumSteps(steps, schedule.start_on);
  return {
    id: row.id,
    user_slug: owner.slug,
    subject: subject.subject,
    skill: step.skill.name,
    skill_id: step.skill.skill_id,
    due_on: step.due_on,
    late: step.late,
    hours: step.skill.hours,
    hours_done: Math.round(step.hours_done * 10) / 10,
    plan_hours: hours,
    plan_hours_done: hours_done,
    plan_due_on: due_on,
    paused: schedule.pause !== null,
    part: part
      ? {
          title: part.resource.title,
          provider: part.resource.provider,
          free: part.resource.cost === 'free',
          hours_left: Math.max(0, Math.round((part.hours - learntHours(part, finished)) * 10) / 10),
        }
      : null,
    week: schedule.pause === null ? presentWeek(ctx, row, steps, finished) : null,
    stops: steps
      .filter((other) => !isSetAside(other) && other.state !== 'skipped')
      .map(({ skill, state, due_on: day }) => ({ name: skill.name, done: state === 'done', now: state === 'now', due_on: day })),
  };
}
