import { addDays } from './add-days.ts';

export type Dates = { start_on: string; due_on: string };

const FEWEST_A_WEEK = 0.5;
const MAX_PER_WEEK = 80;

/**
 * The days on which each piece of learning starts and is due, one after the other, for hours a week from a first day
 * (ISO date). A milestone is the end of the day by which its hours are done; every piece takes a day at least.
 */
export function scheduleHours(pieces: readonly number[], hoursPerWeek: number, startOn: string): Dates[] {
  const pace = Math.min(MAX_PER_WEEK, Math.max(FEWEST_A_WEEK, hoursPerWeek));
  let hours = 0;
  let days = 0;
  return pieces.map((own) => {
    const first = days;
    hours += own;
    days = Math.max(first + 1, Math.ceil((hours * 7) / pace));
    return { start_on: addDays(startOn, first), due_on: addDays(startOn, days - 1) };
  });
}
