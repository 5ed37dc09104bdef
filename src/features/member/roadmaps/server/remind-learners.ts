import { getPerson, type Person } from '#features/base/accounts/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { formatLongDate } from '#platform/language/format.ts';
import type { Context } from '#platform/http/context.ts';
import { inLanguage } from '#platform/http/request-language.ts';
import type { StoredRoadmap } from './load-roadmap.ts';
import { addDays } from '#features/member/plan-offers/server/index.ts';
import type { Step } from './plan/steps.ts';
import { loadSteps } from './load-steps.ts';
import { loadSubject } from './load-subject.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'roadmaps.remind': Record<string, never>;
  }
}

const BATCH_SIZE = 100;
/** The first reminder about a milestone is sent at most this many days before it. */
const MAX_DAYS_BEFORE = 2;
/** No reminder about a milestone is sent more than this many days after it; weekly reminders continue. */
const MAX_DAYS_AFTER = 7;
/** No reminders are sent more than this many days after the last due date of the open skills. */
const QUIET_AFTER_DAYS = 60;
const DAY_MS = 86_400_000;

// Formats a date in the learner's language.
const formatDay = (day: string, { language }: Person) => inLanguage(language, () => formatLongDate(day, { timeZone: 'UTC' }));
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/**
 * Sends a weekly reminder on the weekday of the plan's first day, and reminders when a milestone is near or has just passed,
 * each once. Runs every morning; members can switch reminders off per plan, and a paused plan sends none.
 */
export async function remindLearners(ctx: Context): Promise<void> {
  for (let after = ''; ;) {
    const rows = await ctx.db
      .selectFrom('roadmaps')
      .selectAll()
      .where('reminders', '=', true)
      .where('start_on', '<=', calendarDay(ctx.clock.now()))
      .$if(after !== '', (query) => query.where('id', '>', after))
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    for (const row of rows) await ctx.inTransaction((inner) => remind(inner, row));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.id;
  }
}

async function remind(ctx: Context, row: StoredRoadmap): Promise<void> {
  const today = calendarDay(ctx.clock.now());
  const { steps, schedule } = await loadSteps(ctx, row);
  if (schedule.pause !== null) return;
  const openSteps = steps.filter(({ state }) => state === 'now' || state === 'ahead');
  const [current] = openSteps;
  const lastDue = openSteps.map(({ due_on }) => due_on).reduce((last, day) => (day > last ? day : last), '');
  if (!current || daysBetween(lastDue, today) > QUIET_AFTER_DAYS) return;
  const [{ subject: plan }, owner] = await Promise.all([loadSubject(ctx, row), getPerson(ctx, row.user_id)]);
  const send = (kind: 'plan-week' | 'plan-near' | 'plan-passed', dedupeSuffix: string, facts: Record<string, string>) =>
    notify(ctx, {
      userId: row.user_id,
      kind,
      dedupeKey: `${kind}:${row.id}:${dedupeSuffix}`,
      facts: { plan, ...facts },
      url: `/${owner.slug}/roadmap/${row.id}`,
      mail: kind !== 'plan-near',
    });
  for (const { skill, due_on } of openSteps) {
    const daysLeft = daysBetween(today, due_on);
    const facts = { skill: skill.name, date: formatDay(due_on, owner) };
    if (daysLeft >= 0 && daysLeft <= MAX_DAYS_BEFORE) await send('plan-near', `${skill.skill_id}:${due_on}`, facts);
    if (daysLeft < 0 && -daysLeft <= MAX_DAYS_AFTER) await send('plan-passed', `${skill.skill_id}:${due_on}`, facts);
  }
  const week = Math.floor(daysBetween(schedule.start_on, today) / 7);
  const isWeekday = addDays(schedule.start_on, week * 7) === today;
  if (isWeekday && week > 0) await send('plan-week', today, { skill: current.skill.name, hours: hoursLeft(current) });
}

const hoursLeft = ({ skill, hours_done }: Step) => String(Math.round((skill.hours - hours_done) * 10) / 10);
