import { requireScope } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { loadKinds } from './compare-algorithms.ts';
import { FUNNEL_STEPS } from './count-events.ts';

const WEEK_MS = 7 * 86_400_000;

/** Weekly funnels and the comparison of algorithms, from the stored weekly and daily totals. For administrators. */
export const getAnalyticsReport: UseCase<'GET /api/journeys/report'> = async (ctx, { query }) => {
  requireScope(ctx, 'administrator');
  const since = calendarDay(new Date(ctx.clock.now().getTime() - query.weeks * WEEK_MS));
  const [weeks, kinds, last] = await Promise.all([
    loadWeeks(ctx, since),
    loadKinds(ctx, since),
    ctx.db.selectFrom('journey_days').select('day').orderBy('day', 'desc').limit(1).executeTakeFirst(),
  ]);
  const attributes = { weeks, kinds, counted_until: last?.day ?? null, kept_months: ctx.config.JOURNEY_MONTHS };
  return { data: { id: since, type: 'journey_report', attributes } };
};

async function loadWeeks(ctx: Context, since: string) {
  const rows = await ctx.db
    .selectFrom('journey_funnels')
    .selectAll()
    .where('week', '>', since)
    .orderBy('week', 'desc')
    .orderBy('step')
    .execute();
  return [...Map.groupBy(rows, ({ week }) => week)].map(([week, steps]) => ({
    week,
    people: FUNNEL_STEPS.map((_, index) => Number(steps.find(({ step }) => step === index + 1)?.people ?? 0)),
  }));
}
