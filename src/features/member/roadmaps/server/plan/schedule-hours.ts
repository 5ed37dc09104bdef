import { addDays } from './add-days.ts';

export type Dates = { start_on: string; due_on: string };

const FEWEST_A_WEEK = 0.5;
const MAX_PER_WEEK = 80;

/**
 * Schedules learning units one after another, for weekly hours from a first day (ISO date): start and due day of each. A
 * unit is due at the end of the day its hours are done and takes at least a day.
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
