import { addDays } from './add-days.ts';

export type Dates = { start_on: string; due_on: string };

const MIN_HOURS_PER_WEEK = 0.5;
const MAX_HOURS_PER_WEEK = 80;

/**
 * Schedules learning units one after another from a first day (ISO date) and returns the start and due date of each. A unit
 * is due on the day its hours are done, and takes at least a day. `hoursPerWeek` is clamped to 0.5 to 80.
 */
export function scheduleHours(unitHours: readonly number[], hoursPerWeek: number, startOn: string): Dates[] {
  const pace = Math.min(MAX_HOURS_PER_WEEK, Math.max(MIN_HOURS_PER_WEEK, hoursPerWeek));
  let hours = 0;
  let days = 0;
  return unitHours.map((hoursOfUnit) => {
    const first = days;
    hours += hoursOfUnit;
    days = Math.max(first + 1, Math.ceil((hours * 7) / pace));
    return { start_on: addDays(startOn, first), due_on: addDays(startOn, days - 1) };
  });
}
