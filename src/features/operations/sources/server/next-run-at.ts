import type { Context } from '#platform/http/context.ts';
import type { Schedule } from '../contract.ts';

const HOUR_MS = 3_600_000;
const EVERY: Record<Schedule, number | null> = {
  manual: null,
  hourly: HOUR_MS,
  'six-hours': 6 * HOUR_MS,
  daily: 24 * HOUR_MS,
  weekly: 7 * 24 * HOUR_MS,
};

/** When a source runs next, counted from now; null for one that only runs by hand. */
export function nextRunAt(ctx: Context, schedule: Schedule): Date | null {
  const every = EVERY[schedule];
  return every === null ? null : new Date(ctx.clock.now().getTime() + every);
}
