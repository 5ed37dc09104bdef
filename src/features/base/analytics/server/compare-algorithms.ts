/** How the algorithms of recommendations compare, from the daily totals. */
import type { Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { rateDifference, wilsonInterval } from './engine/intervals.ts';

const WEEK_MS = 7 * 86_400_000;
const OPENS = ['open'];
const SAVES = ['save', 'like', 'follow', 'apply'];

/** What was seen, opened and saved since a day, by type of item and algorithm. */
export async function loadKinds(ctx: Context, since: string) {
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

/** The two algorithms of an experiment in the last weeks: members and visitors together, where the arms differ for them. */
export async function compareExperiment(ctx: Context, algorithms: { a: string; b: string }, weeks: number) {
  const rows = await ctx.db
    .selectFrom('journey_days')
    .select(['algorithm', 'bucket', 'action', ({ fn }) => fn.sum<number>('events').as('events')])
    .where('day', '>=', calendarDay(new Date(ctx.clock.now().getTime() - weeks * WEEK_MS)))
    .where('algorithm', 'in', [algorithms.a, algorithms.b])
    .where('bucket', 'in', ['member-a', 'member-b', 'visitor-a', 'visitor-b'])
    .where('action', 'in', ['impression', ...OPENS, ...SAVES])
    .groupBy(['algorithm', 'bucket', 'action'])
    .execute();
  const summarize = (name: string) => {
    const {
      algorithm: _algorithm,
      bucket: _bucket,
      ...measured
    } = summarizeArm(rows.filter(({ algorithm }) => algorithm === name));
    return measured;
  };
  const [a, b] = [summarize(algorithms.a), summarize(algorithms.b)];
  if (!a.open_rate || !b.open_rate) return { a, b, difference: null };
  const { isSignificant, ...rates } = rateDifference(a.open_rate, b.open_rate);
  return { a, b, difference: { ...rates, is_significant: isSignificant } };
}
