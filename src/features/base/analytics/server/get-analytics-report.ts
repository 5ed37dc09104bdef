import { staffOnly, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { FUNNEL_STEPS } from './count-events.ts';
import { rateDifference, wilsonInterval } from './engine/intervals.ts';

const WEEK_MS = 7 * 86_400_000;
const OPENS = ['open'];
const SAVES = ['save', 'like', 'follow', 'apply'];

/** Weekly funnels and the comparison of algorithms, from the stored weekly and daily totals. Staff only. */
export const getAnalyticsReport: UseCase<'GET /api/journeys/report'> = async (ctx, { query }) => {
  staffOnly(ctx);
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

async function loadKinds(ctx: Context, since: string) {
  const rows = await ctx.db
    .selectFrom('journey_days')
    .select(['item_type', 'algorithm', 'bucket', 'action', ({ fn }) => fn.sum<number>('events').as('events')])
    .where('day', '>=', since)
    .where('algorithm', '<>', '')
    .where('item_type', '<>', '')
    .where('action', 'in', ['impression', ...OPENS, ...SAVES])
    .groupBy(['item_type', 'algorithm', 'bucket', 'action'])
    .execute();
  const kinds = Map.groupBy(rows, ({ item_type }) => item_type);
  return [...kinds]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([item_type, kindRows]) => {
      const arms = [...Map.groupBy(kindRows, ({ algorithm, bucket }) => `${algorithm} ${bucket}`).values()]
        .map(summarizeArm)
        .filter(({ impressions }) => impressions > 0)
        .toSorted((a, b) => (a.bucket + a.algorithm).localeCompare(b.bucket + b.algorithm, 'en'));
      return { item_type, arms, differences: compareArms(arms) };
    })
    .filter(({ arms }) => arms.length > 0);
}

type EventCount = { algorithm: string; bucket: string; action: string; events: number };

function summarizeArm(rows: readonly EventCount[]) {
  const count = (actions: readonly string[]) =>
    rows.filter(({ action }) => actions.includes(action)).reduce((sum, { events }) => sum + Number(events), 0);
  const [impressions, opens, saves] = [count(['impression']), count(OPENS), count(SAVES)];
  return {
    algorithm: rows[0]?.algorithm ?? '',
    bucket: rows[0]?.bucket ?? '',
    impressions,
    opens,
    saves,
    open_rate: wilsonInterval(opens, impressions),
    save_rate: wilsonInterval(saves, impressions),
  };
}

type ArmRow = ReturnType<typeof summarizeArm>;

/** Pairs the two arms of an experiment, for members and for visitors. */
function compareArms(arms: readonly ArmRow[]) {
  return ['member', 'visitor'].flatMap((audience) => {
    const [a, b] = ['a', 'b'].map((arm) => arms.find(({ bucket }) => bucket === `${audience}-${arm}`));
    if (!a?.open_rate || !b?.open_rate) return [];
    const { isSignificant, ...rates } = rateDifference(a.open_rate, b.open_rate);
    return [{ a: `${a.algorithm}, ${a.bucket}`, b: `${b.algorithm}, ${b.bucket}`, ...rates, is_significant: isSignificant }];
  });
}
