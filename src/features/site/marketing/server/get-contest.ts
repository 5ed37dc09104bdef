import * as z from 'zod';
import { showsDemo } from '#platform/db/content-loads.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { UseCase } from '#platform/http/http.ts';
import { Contest, ContestCourse } from '../contract.ts';
import { createContentLoader } from '#platform/io/create-content-loader.ts';

const contest = createContentLoader(
  'contest.json',
  Contest.shape.attributes.pick({ hashtag: true }).extend({ ...ContestCourse.omit({ state: true }).shape, sample: z.boolean() }),
);

type ContestDates = { opens_on: string; closes_on: string; results_on: string };

/** The state of a contest on a day: open up to and including the closing day, over from the day of the results. Pure. */
export function contestState(day: string, { opens_on, closes_on, results_on }: ContestDates) {
  if (day < opens_on) return 'before' as const;
  if (day <= closes_on) return 'open' as const;
  return day < results_on ? ('reading' as const) : ('over' as const);
}

/** The contest and its current state; an invented one only where the demo is shown. */
export const getContest: UseCase<'GET /api/contest'> = async (ctx) => {
  const { hashtag, sample, ...dates } = await contest();
  const isShown = !sample || (await showsDemo(ctx));
  const course = isShown ? { ...dates, state: contestState(calendarDay(ctx.clock.now()), dates) } : null;
  return { data: { id: hashtag, type: 'contest', attributes: { hashtag, sample, course } } };
};
