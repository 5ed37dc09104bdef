import type { z } from 'zod';
import { findPerson } from '#features/accounts/server/index.ts';
import { fitmentOf } from '#features/fitment/server/index.ts';
import { findApplicationWithJob } from '#features/jobs/server/index.ts';
import { signedIn, type Context } from '#platform/server/context.ts';
import type { Counts, PlanResource, PlanSkill, Roadmap } from '../contract.ts';
import { factsOf, type StoredRoadmap } from './find-roadmap.ts';
import type { PlannedSkill } from './plan/plan-types.ts';
import { roadmapPolicy } from './policy.ts';
import { resourceId } from './resource-id.ts';
import { schedulePlan } from './schedule-plan.ts';

type Shown = z.input<typeof Roadmap>;
type ShownSkill = z.input<typeof PlanSkill>;
type ShownResource = z.input<typeof PlanResource>;

const CATEGORY = { video: 'video', course: 'course', book: 'pdf', document: 'documentation' } as const;
const NONE: z.input<typeof Counts> = { course: 0, video: 0, pdf: 0, documentation: 0 };

/** A plan as its owner sees it. What is locked is left out here, so that no page, state or file can hold it. */
export async function presentRoadmap(ctx: Context, row: StoredRoadmap): Promise<Shown> {
  const viewer = signedIn(ctx);
  const facts = factsOf(row);
  const [application, owner, fitment, progress] = await Promise.all([
    findApplicationWithJob(ctx, row.source_id),
    findPerson(ctx, row.user_id),
    fitmentOf(ctx, row.fitment_score_id),
    ctx.db.selectFrom('roadmap_progress').select('resource_id').where('roadmap_id', '=', row.id).execute(),
  ]);
  const { job } = application;
  const done = new Set(progress.map(({ resource_id }) => resource_id));
  const hoursPerWeek = Number(row.hours_per_week);
  const dates = schedulePlan(row.plan, hoursPerWeek, row.start_on);
  const skills = row.plan.skills.map((skill, index) =>
    presentSkill(skill, dates[index], !roadmapPolicy.openSkill(facts, index), done),
  );
  const scores = fitment.unlocked ? row.plan : { current_score: null, projected_score: null, projected_band: null };
  return {
    id: row.id,
    type: 'roadmap',
    attributes: {
      price: ctx.config.PLAN_PRICE_PAISE / 100,
      list_price: ctx.config.PLAN_LIST_PRICE_PAISE / 100,
      saving_against: ctx.config.PLAN_SAVING_AGAINST_PAISE / 100,
      purchased: facts.purchased,
      read: row.read_at !== null,
      user_slug: owner.slug,
      job_application_id: row.source_id,
      job: {
        data: {
          attributes: {
            name: job.title,
            company_name: job.companyName,
            summary: job.summary,
            slug: job.slug,
            company_slug: job.companySlug,
          },
        },
      },
      resource_counts_by_category: skills.map((skill) => skill.resource_counts_by_category).reduce(addCounts, NONE),
      skill_count: skills.length,
      hours: row.plan.hours,
      hours_done: roundHours(skills.reduce((sum, skill) => sum + skill.hours_done, 0)),
      hours_per_week: hoursPerWeek,
      start_on: row.start_on,
      due_on: dates.at(-1)?.due_on ?? row.start_on,
      current_score: scores.current_score,
      projected_score: scores.projected_score,
      projected_band: scores.projected_band,
      created_at: row.created_at.toISOString(),
      skills,
      unplanned: row.plan.unplanned.map(({ name }) => name),
      can: { open_pdf: roadmapPolicy.openPdf(viewer, facts), change: roadmapPolicy.change(viewer, facts) },
    },
  };
}

function presentSkill(
  skill: PlannedSkill,
  dates: { start_on: string; due_on: string } | undefined,
  locked: boolean,
  done: ReadonlySet<string>,
): ShownSkill {
  const resources: ShownResource[] = skill.resources.flatMap(({ kind, resources: ofKind }) =>
    ofKind.map(({ title, url, provider, level, language, hours, cost }) => {
      const id = resourceId(skill.skill_id, url);
      return {
        id,
        category: CATEGORY[kind],
        meta_title: title,
        original_url: url,
        url,
        provider,
        level,
        language,
        hours,
        cost,
        done: done.has(id),
      };
    }),
  );
  const finished = resources.filter((resource) => resource.done).length;
  return {
    skill_id: skill.skill_id,
    skill_name: skill.name,
    image_url: null,
    locked,
    reason: skill.reason,
    summary: locked ? '' : skill.summary,
    points: skill.points,
    hours: skill.hours,
    hours_done: resources.length === 0 ? 0 : roundHours((skill.hours * finished) / resources.length),
    start_on: dates?.start_on ?? skill.start_on,
    due_on: dates?.due_on ?? skill.due_on,
    resource_counts_by_category: resources.map(({ category }) => ({ ...NONE, [category]: 1 })).reduce(addCounts, NONE),
    learning_elements: locked
      ? []
      : skill.learning_elements.map((content, index) => ({ id: `${skill.skill_id}-${index + 1}`, content })),
    resources: locked ? [] : resources,
  };
}

const addCounts = (one: typeof NONE, other: typeof NONE) => ({
  course: one.course + other.course,
  video: one.video + other.video,
  pdf: one.pdf + other.pdf,
  documentation: one.documentation + other.documentation,
});

const roundHours = (hours: number) => Math.round(hours * 10) / 10;
