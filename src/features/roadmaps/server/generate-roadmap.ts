import { findFitment, fitInputOf, knownSkills, latestReport, planGain, whatIf } from '#features/fitment/server/index.ts';
import { findApplication } from '#features/jobs/server/index.ts';
import { skillCatalogue } from '#features/skills/server/index.ts';
import { authorize, signedIn, type Context } from '#platform/server/context.ts';
import { conflict } from '#platform/server/errors.ts';
import type { UseCase } from '#platform/server/http.ts';
import { findRoadmap } from './find-roadmap.ts';
import { buildPlan } from './plan/build-plan.ts';
import type { Plan } from './plan/plan-types.ts';
import { presentRoadmap } from './present-roadmap.ts';

const HOURS_PER_WEEK = 6;

/** Makes the plan of one of the viewer's applications from the gaps of its latest report; asked again, answers the same plan. */
export const generateRoadmap: UseCase<'POST /api/roadmaps/by_source'> = async (ctx, { query }) => {
  const viewer = signedIn(ctx);
  const application = await findApplication(ctx, query.source_id);
  authorize(viewer.id === application.userId);
  const fitment = await findFitment(ctx, { applicationId: query.source_id });
  const startOn = ctx.clock.now().toISOString().slice(0, 10);
  const plan = await planFrom(ctx, fitment, startOn);
  await ctx.db
    .insertInto('roadmaps')
    .values({
      user_id: viewer.id,
      source_type: query.source_type,
      source_id: query.source_id,
      fitment_score_id: fitment.id,
      plan: JSON.stringify(plan),
      hours_per_week: HOURS_PER_WEEK,
      start_on: startOn,
    })
    .onConflict((conflicting) => conflicting.columns(['source_type', 'source_id']).doNothing())
    .execute();
  return { data: await presentRoadmap(ctx, await findRoadmap(ctx, { sourceId: query.source_id })) };
};

async function planFrom(ctx: Context, fitment: Awaited<ReturnType<typeof findFitment>>, startOn: string): Promise<Plan> {
  const stored = await latestReport(ctx, fitment.id);
  if (!stored?.report.enough) throw conflict('A plan needs a score first, and there is not enough to tell one yet.', 'no-score');
  const { skills, taxonomy } = await skillCatalogue();
  const input = await fitInputOf(ctx, fitment);
  const plan = buildPlan({
    report: stored.report,
    taxonomy,
    catalogue: skills,
    known_skill_ids: knownSkills(input),
    hours_per_week: HOURS_PER_WEEK,
    start_date: startOn,
    gain: planGain(input),
    what_if: (skillIds) => whatIf(input, skillIds),
  });
  if (plan.skills.length === 0) throw conflict('This ad names no skill that our catalogue can teach yet.', 'nothing-to-learn');
  return plan;
}
