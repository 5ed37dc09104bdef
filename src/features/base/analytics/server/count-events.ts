/** Aggregates events by day and week, so that reports read only a few rows. */
import { sql } from 'kysely';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';

const DAY_MS = 86_400_000;
/** The maximum number of days counted in one run; after a longer outage the next run continues. */
const MAX_DAYS = 40;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'analytics.count': Record<string, never>;
  }
}

/** The funnel from viewing a job to having a plan; a browser counts at a step when it took all earlier ones in the same week. */
export const FUNNEL_STEPS = [
  sql<boolean>`actionable_action = 'view' and actionable_type = 'job'`,
  sql<boolean>`actionable_action = 'apply'`,
  sql<boolean>`actionable_action = 'offer'`,
  sql<boolean>`actionable_action = 'fitment-score-payment'`,
  sql<boolean>`actionable_action = 'fitment-score'`,
  sql<boolean>`actionable_action = 'roadmap'`,
];

/** Aggregates today, yesterday, missed days, and this and last week; repeating it gives the same result. */
export async function countEvents(ctx: Context): Promise<void> {
  const today = calendarDay(ctx.clock.now());
  for (const day of await daysToCount(ctx, today)) await ctx.inTransaction((trx) => countDay(trx, day));
  const monday = mondayOf(today);
  for (const week of [monday, dayAfter(monday, -7)]) await ctx.inTransaction((trx) => countWeek(trx, week));
}

async function daysToCount(ctx: Context, today: string): Promise<string[]> {
  const { rows } = await sql<{ first: string | null }>`
    select coalesce((select max(day) from journey_days where day < ${today}::date - 1),
      (select min(at at time zone 'Asia/Kolkata')::date from journey_events))::text as first`.execute(ctx.db);
  const first = rows[0]?.first ?? today;
  const days: string[] = [];
  for (let day = first < today ? first : dayAfter(today, -1); day <= today && days.length < MAX_DAYS; day = dayAfter(day, 1))
    days.push(day);
  return days;
}

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const mondayOf = (day: string) => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

const since = (day: string) => sql`at >= (${day}::timestamp at time zone 'Asia/Kolkata')`;
const until = (day: string) => sql`at < (${day}::timestamp at time zone 'Asia/Kolkata')`;

async function countDay(ctx: Context, day: string): Promise<void> {
  await ctx.db.deleteFrom('journey_days').where('day', '=', day).execute();
  await sql`
    insert into journey_days (day, action, item_type, algorithm, bucket, events)
    select ${day}::date, actionable_action, lower(coalesce(actionable_type, '')), coalesce(algorithm, ''), coalesce(bucket, ''), count(*)
    from journey_events where ${since(day)} and ${until(dayAfter(day, 1))} group by 2, 3, 4, 5`.execute(ctx.db);
}

async function countWeek(ctx: Context, week: string): Promise<void> {
  const stepCases = FUNNEL_STEPS.map(
    (_, step) =>
      sql`case when ${sql.join(
        FUNNEL_STEPS.slice(0, step + 1).map((_step, n) => sql.ref(`s${n}`)),
        sql` and `,
      )} then 1 end`,
  );
  await ctx.db.deleteFrom('journey_funnels').where('week', '=', week).execute();
  await sql`
    with browsers as (
      select ${sql.join(FUNNEL_STEPS.map((step, n) => sql`bool_or(${step}) as ${sql.ref(`s${n}`)}`))}
      from journey_events where ${since(week)} and ${until(dayAfter(week, 7))} group by client_id
    ), counted as (
      select array[${sql.join(stepCases.map((stepCase) => sql`count(${stepCase})`))}] as reached from browsers)
    insert into journey_funnels (week, step, people)
    select ${week}::date, step, people from counted cross join lateral unnest(counted.reached) with ordinality as steps(people, step)`.execute(
    ctx.db,
  );
}
