import { findPack } from '#features/catalogue/boards/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { signedIn, type Context, type Viewer } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getRoadmapRow, isUuid } from './load-roadmap.ts';
import { aimOf, loadOffer, pathOfAim, type ChoiceQuery } from '#features/member/plan-offers/server/index.ts';
import { planFromPack } from './plan-from-pack.ts';
import { presentRoadmap } from './present-roadmap.ts';
import { planToday, rebuildPlan } from './rebuild-plan.ts';

const HOURS_PER_WEEK = 6;
/** The largest learning pack that can become a plan. */
const MAX_PACK_CARDS = 40;

/**
 * Creates the plan of an application by the chosen aim and pace, or of a learning pack. A plan that is not paid for is built
 * anew; one that is paid for, and that of a pack, is returned as it is. 409 where no plan is worth it.
 */
export const generateRoadmap: UseCase<'POST /api/roadmaps/by_source'> = async (ctx, { query }) => {
  const viewer = signedIn(ctx);
  if (query.source_type === 'LearningPack') await createFromPack(ctx, viewer, query.source_id);
  else await createFromApplication(ctx, viewer, query.source_id, query);
  return { data: await presentRoadmap(ctx, await getRoadmapRow(ctx, query)) };
};

async function createFromApplication(ctx: Context, viewer: Viewer, applicationId: string, choice: ChoiceQuery): Promise<void> {
  if (!isUuid(applicationId)) throw notFound('application');
  const existing = await ctx.db
    .selectFrom('roadmaps')
    .selectAll()
    .where('source_type', '=', 'JobApplication')
    .where('source_id', '=', applicationId)
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  if (existing?.purchased_at) return;
  const loaded = await loadOffer(ctx, applicationId);
  const aim = aimOf(choice);
  const path = pathOfAim(loaded.input, loaded.offer, aim);
  if (path === null) throw conflict(loaded.offer.verdict === 'out_of_reach' ? 'plan-out-of-reach' : 'plan-not-needed');
  const build = { loaded, path, aim, hoursPerWeek: choice.hours_per_week };
  if (existing) return rebuildPlan(ctx, existing, build);
  const { plan, ...schedule } = await planToday(ctx, build);
  await ctx.db
    .insertInto('roadmaps')
    .values({
      user_id: viewer.id,
      source_type: 'JobApplication',
      source_id: applicationId,
      fitment_score_id: loaded.fitment.id,
      plan: JSON.stringify(plan),
      ...schedule,
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
