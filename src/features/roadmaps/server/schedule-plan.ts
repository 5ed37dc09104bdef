import { addDays } from './plan/add-days.ts';
import type { Plan } from './plan/plan-types.ts';

/** The days on which each skill of a plan starts and is due, for hours a week from a first day (ISO date). */
export function schedulePlan(plan: Plan, hoursPerWeek: number, startOn: string): { start_on: string; due_on: string }[] {
  let hours = 0;
  let days = 0;
  return plan.skills.map((skill) => {
    const first = days;
    hours += skill.hours;
    days = Math.max(first + 1, Math.ceil((hours * 7) / hoursPerWeek));
    return { start_on: addDays(startOn, first), due_on: addDays(startOn, days - 1) };
  });
}
