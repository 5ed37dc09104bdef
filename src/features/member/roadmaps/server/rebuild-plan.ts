import { findFitmentOfApplication, findLatestReport } from '#features/member/fitment/server/index.ts';
import { findOfferOf, pathOfAim, type Aim, type LoadedOffer, type Path } from '#features/member/plan-offers/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { StoredRoadmap } from './load-roadmap.ts';
import { loadSteps } from './load-steps.ts';
import { buildPlan } from './plan/build-plan.ts';
import { keepStops } from './plan/keep-stops.ts';
import { saveMark } from './save-mark.ts';

type Build = { loaded: LoadedOffer; path: Path; aim: Aim; hoursPerWeek: number };

/** What is stored of a path that begins today. */
export async function planToday(ctx: Context, { loaded, path, aim, hoursPerWeek }: Build) {
  const startOn = calendarDay(ctx.clock.now());
  const plan = buildPlan({
    report: loaded.input.report,
    stops: path.stops,
    aim,
    untaught: loaded.offer.untaught,
    after: path.shown,
    hoursPerWeek,
    startOn,
  });
  const compared_report = await findLatestReport(ctx, loaded.fitment.id);
  return { plan, hours_per_week: hoursPerWeek, start_on: startOn, compared_report };
}

/**
 * Builds a plan that is not paid for anew. Notes, the order and finished skills stay: a finished stop, and one with a note, that
 * the new path does not have comes after it. Checks no permission.
 */
export async function rebuildPlan(ctx: Context, row: StoredRoadmap, build: Build): Promise<void> {
  const { plan, ...schedule } = await planToday(ctx, build);
  const kept = keepStops(plan, (await loadSteps(ctx, row)).steps);
  const updated = await ctx.db
    .updateTable('roadmaps')
    .set({ ...schedule, plan: JSON.stringify(kept.plan), replanned: null, paused_on: null, paused_until: null })
    .where('id', '=', row.id)
    .where('purchased_at', 'is', null)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return;
  // A plan that is built anew has all of its stops.
  await ctx.db
    .updateTable('roadmap_stations')
    .set({ skipped_at: null, skip_reason: null, skip_note: '' })
    .where('roadmap_id', '=', row.id)
    .where('skip_reason', 'in', ['cut', 'shown'])
    .execute();
  for (const skillId of kept.setAside)
    await saveMark(ctx, row.id, skillId, { skipped_at: ctx.clock.now(), skip_reason: 'cut', skip_note: '' });
}

/**
 * The plan as it would be offered today, where it is not paid for and was made before December 2026, when plans had no aim: the
 * shortest way to the next band, or everything in the highest. Where nothing is offered, it stays as it is and is not sold.
 */
export async function renewEarlierPlan(ctx: Context, row: StoredRoadmap): Promise<boolean> {
  if (row.source_id === null || row.purchased_at !== null || row.plan.aim !== undefined) return false;
  const fitment = await findFitmentOfApplication(ctx, row.source_id);
  const loaded = fitment && (await findOfferOf(ctx, fitment));
  if (!loaded) return false;
  const aim: Aim = { kind: loaded.offer.nextBand === null ? 'everything' : 'next_band' };
  const path = pathOfAim(loaded.input, loaded.offer, aim);
  if (path === null) return false;
  await rebuildPlan(ctx, row, { loaded, path, aim, hoursPerWeek: Number(row.hours_per_week) });
  return true;
}
