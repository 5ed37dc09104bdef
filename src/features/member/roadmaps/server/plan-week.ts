import type { z } from 'zod';
import { addDays } from '#features/member/plan-offers/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { PlanWeek } from '../contract-steps.ts';
import { roadmapFacts, type StoredRoadmap } from './load-roadmap.ts';
import { learntHours } from './plan/learnt-hours.ts';
import type { Finished, Step } from './plan/steps.ts';
import { roadmapPolicy } from './policy.ts';

type WeekView = z.input<typeof PlanWeek>;

const MAX_NEXT = 5;

/**
 * What a member learnt in a plan since Monday, and what to take until Sunday at the plan's pace, by the calendar of India; null
 * without a path to learn. Contains nothing of locked steps. Checks no permission.
 */
export function presentWeek(ctx: Context, row: StoredRoadmap, steps: readonly Step[], finished: Finished): WeekView | null {
  const open = steps.filter(({ state, path }) => (state === 'now' || state === 'ahead') && path.length > 0);
  if (open.length === 0) return null;
  const today = calendarDay(ctx.clock.now());
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const doneFrom = (first: string, last: string) =>
    steps
      .flatMap(({ path }) => path)
      .reduce((sum, part) => sum + learntHours(part, finished, (day) => day >= first && day <= last), 0);
  const dates = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const until = dates.at(-1) ?? monday;
  const done = doneFrom(monday, until);
  const goal = Number(row.hours_per_week);
  const shares = spreadEvenly(goal - done, dates.filter((date) => date >= today).length);
  const planned = [...dates.filter((date) => date < today).map(() => 0), ...shares];
  const days = dates.map((date, index) => ({ date, done: round(doneFrom(date, date)), planned: planned[index] ?? 0 }));
  return { done: round(done), goal, today, until, days, next: partsFor(goal - done) };

  // The next open parts, until they fill the hours that are left; at least one.
  function partsFor(left: number): WeekView['next'] {
    const facts = roadmapFacts(row);
    const parts = open
      .filter(({ original_index }) => roadmapPolicy.openSkill(facts, original_index))
      .flatMap(({ skill, path }) =>
        path
          .filter(({ id }) => !finished.has(id))
          .map((part) => ({
            skill_id: skill.skill_id,
            skill_name: skill.name,
            teaches: part.teaches,
            hours: round(part.hours - learntHours(part, finished)),
          })),
      );
    let filled = 0;
    return parts
      .filter(({ hours }, index) => {
        const fits = left > 0 && (index === 0 || filled < left);
        filled += hours;
        return fits;
      })
      .slice(0, MAX_NEXT);
  }
}

/** Hours in equal shares, rounded to a tenth so that they add up. */
function spreadEvenly(hours: number, count: number): number[] {
  const tenthsUpTo = (share: number) => Math.round((Math.max(0, hours) * 10 * share) / count);
  return Array.from({ length: count }, (_, index) => (tenthsUpTo(index + 1) - tenthsUpTo(index)) / 10);
}

const round = (hours: number): number => Math.round(hours * 10) / 10;
