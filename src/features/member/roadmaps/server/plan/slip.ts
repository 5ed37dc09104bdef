import { addDays } from '#features/member/plan-offers/server/index.ts';
import type { Schedule } from './current-schedule.ts';
import { learntHours } from './learnt-hours.ts';
import { buildSteps, sumSteps, type Finished, type Step, type StepsInput } from './steps.ts';

/** Progress is looked at over so many days. */
export const WINDOW_DAYS = 14;
/** Dates have slipped when less than this share of the planned hours was learnt. */
const MIN_SHARE = 0.5;
const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
const round = (hours: number): number => Math.round(hours * 10) / 10;
export const isOpen = ({ state }: Pick<Step, 'state'>): boolean => state === 'now' || state === 'ahead';

/** The hours learnt on a day or later: of the parts of paths, and what finishing a stop otherwise completed. */
export function hoursLearnt(steps: readonly Step[], finished: Finished, since: string): number {
  const isSince = (day: string) => day >= since;
  const hours = steps.map(({ skill, path, done_on }) => {
    const parts = path.reduce((sum, part) => sum + learntHours(part, finished, isSince), 0);
    if (done_on === null || !isSince(done_on)) return parts;
    const before = path.reduce((sum, part) => sum + learntHours(part, finished), 0);
    return parts + Math.max(0, skill.hours - before);
  });
  return round(hours.reduce((sum, value) => sum + value, 0));
}

/** The finishing date of a plan (ISO date), with other days, pace or marks. */
export function finishingDate(input: StepsInput, changes: Partial<StepsInput> = {}): string {
  const changed = { ...input, ...changes };
  return sumSteps(buildSteps(changed), changed.start_on).due_on;
}

export type SlipFacts = {
  planned_due_on: string;
  hours_learnt: number;
  move: { due_on: string };
  slow_down: { hours_per_week: number; due_on: string } | null;
};

/**
 * Whether the dates of a plan have slipped, and where the same or a lower pace leads from today: an open stop is overdue, or less
 * than half of the planned hours of the last 14 days were learnt and the plan ends later. Null while they hold, or are paused.
 */
export function findSlip(
  steps: readonly Step[],
  input: StepsInput,
  { start_on, hours_per_week, pause }: Schedule,
): SlipFacts | null {
  const { today, finished } = input;
  if (pause !== null || !steps.some(isOpen)) return null;
  const elapsed = Math.min(WINDOW_DAYS, daysBetween(start_on, today));
  const learnt = hoursLearnt(steps, finished, addDays(today, 1 - Math.max(1, elapsed)));
  const planned_due_on = finishingDate(input);
  const due_on = finishingDate(input, { start_on: today });
  const isBehind = elapsed >= WINDOW_DAYS && learnt < ((hours_per_week * WINDOW_DAYS) / 7) * MIN_SHARE;
  if (!steps.some(({ late }) => late) && !(isBehind && due_on > planned_due_on)) return null;
  const pace = Math.max(1, Math.floor((learnt * 7) / Math.max(7, elapsed)));
  return {
    planned_due_on,
    hours_learnt: learnt,
    move: { due_on },
    slow_down:
      pace < hours_per_week
        ? { hours_per_week: pace, due_on: finishingDate(input, { start_on: today, hours_per_week: pace }) }
        : null,
  };
}
