/** What the dates of a plan come from. Dates are ISO dates. */
export type Schedule = {
  start_on: string;
  hours_per_week: number;
  /** Since when the plan is paused, and the day on which it goes on; null while it is not. */
  pause: { since: string; until: string | null } | null;
};

type StoredSchedule = {
  start_on: string;
  hours_per_week: string | number;
  paused_on: string | null;
  paused_until: string | null;
};

/**
 * The schedule of a plan today. After a pause, what is left begins on the day the plan goes on. A pause until a day ends by
 * itself; during one without a day, the dates are those of a plan that goes on today.
 */
export function currentSchedule(row: StoredSchedule, today: string): Schedule {
  const hours_per_week = Number(row.hours_per_week);
  if (row.paused_on === null) return { start_on: row.start_on, hours_per_week, pause: null };
  const goesOn = row.paused_until ?? today;
  const start_on = goesOn > row.start_on ? goesOn : row.start_on;
  const isPaused = row.paused_until === null || today < row.paused_until;
  return { start_on, hours_per_week, pause: isPaused ? { since: row.paused_on, until: row.paused_until } : null };
}
