import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { UseCase } from '#platform/http/http.ts';
import { Contest } from '../contract.ts';
import { createContentLoader } from '#platform/io/create-content-loader.ts';

const contest = createContentLoader('contest.json', Contest.shape.attributes.omit({ state: true }));

type ContestDates = { opens_on: string; closes_on: string; results_on: string };

/** The state of a contest on a day: open up to and including the closing day, over from the day of the results. Pure. */
export function contestState(day: string, { opens_on, closes_on, results_on }: ContestDates) {
  if (day < opens_on) return 'before' as const;
  if (day <= closes_on) return 'open' as const;
  return day < results_on ? ('reading' as const) : ('over' as const);
}

/** The contest and its current state. */
export const getContest: UseCase<'GET /api/contest'> = async ({ clock }) => {
  const settings = await contest();
  const state = contestState(calendarDay(clock.now()), settings);
  return { data: { id: settings.hashtag, type: 'contest', attributes: { ...settings, state } } };
};
