import { findPack } from '#features/catalogue/boards/server/index.ts';
import {
  getFitment,
  buildFitInput,
  knownSkills,
  latestReport,
  planGain,
  scoreWithFinished,
} from '#features/member/fitment/server/index.ts';
import { getReadableApplication } from '#features/catalogue/jobs/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { authorize, signedIn, type Context, type Viewer } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getRoadmapRow, isUuid } from './load-roadmap.ts';
import { buildPlan } from './plan/build-plan.ts';
import type { Plan } from './plan/plan-types.ts';
import { planFromPack } from './plan-from-pack.ts';
import { presentRoadmap } from './present-roadmap.ts';

const HOURS_PER_WEEK = 6;
/** The largest learning pack that can become a plan. */
const MAX_PACK_CARDS = 40;

/**
 * Creates a plan from the gaps in an application's latest report, or from a learning pack. Returns the existing plan if
 * there is one.
 */
export const generateRoadmap: UseCase<'POST /api/roadmaps/by_source'> = async (ctx, { query }) => {
  const viewer = signedIn(ctx);
  if (query.source_type === 'LearningPack') await createFromPack(ctx, viewer, query.source_id);
  else await createFromApplication(ctx, viewer, query.source_id);
  return { data: await presentRoadmap(ctx, await getRoadmapRow(ctx, query)) };
};

async function createFromApplication(ctx: Context, viewer: Viewer, applicationId: string): Promise<void> {
  if (!isUuid(applicationId)) throw notFound('application');
  const application = await getReadableApplication(ctx, applicationId);
  authorize(viewer.id === application.userId);
  const fitment = await getFitment(ctx, { applicationId });
  const startOn = calendarDay(ctx.clock.now());
  const plan = await planFromReport(ctx, fitment, startOn);
  await ctx.db
    .insertInto('roadmaps')
    .values({
      user_id: viewer.id,
      source_type: 'JobApplication',
      source_id: applicationId,
      fitment_score_id: fitment.id,
      plan: JSON.stringify(plan),
      hours_per_week: HOURS_PER_WEEK,
      start_on: startOn,
    })
    .onConflict((conflict) => conflict.columns(['source_type', 'source_id']).doNothing())
    .execute();
}

async function createFromPack(ctx: Context, viewer: Viewer, slug: string): Promise<void> {
  const pack = await findPack(ctx, slug);
  if (!pack) throw notFound('learning-pack');
  if (pack.cards.length === 0 || pack.cards.length > MAX_PACK_CARDS) throw conflict('pack-size', { most: MAX_PACK_CARDS });
  const startOn = calendarDay(ctx.clock.now());
  const { APP_ORIGIN: origin, BRAND_NAME: brand } = ctx.config;
  await ctx.db
    .insertInto('roadmaps')
    .values({
      user_id: viewer.id,
      source_type: 'LearningPack',
      pack_slug: slug,
      plan: JSON.stringify(planFromPack(pack, { origin, brand, hoursPerWeek: HOURS_PER_WEEK, startOn })),
      hours_per_week: HOURS_PER_WEEK,
      start_on: startOn,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'pack_slug']).doNothing())
    .execute();
}

async function planFromReport(ctx: Context, fitment: Awaited<ReturnType<typeof getFitment>>, startOn: string): Promise<Plan> {
  const stored = await latestReport(ctx, fitment.id);
  if (!stored?.report.enough) throw conflict('no-score');
  const { skills, taxonomy } = await skillCatalogue();
  const input = await buildFitInput(ctx, fitment);
  const plan = buildPlan({
    report: stored.report,
    taxonomy,
    catalogue: skills,
    known_skill_ids: knownSkills(input),
    hours_per_week: HOURS_PER_WEEK,
    start_date: startOn,
    gain: planGain(input),
    scoreAfter: (skillIds) => scoreWithFinished(input, skillIds),
  });
  if (plan.skills.length === 0) throw conflict('nothing-to-learn');
  return plan;
}
