export type SnoozeTime = 'later' | 'tomorrow' | 'week';

const HOUR_MS = 3_600_000;
const MORNING = 9;

/** When each choice ends in local time: in three hours, tomorrow at nine, in a week at nine. */
export function snoozeUntil(choice: SnoozeTime, now: Date): Date {
  if (choice === 'later') return new Date(now.getTime() + 3 * HOUR_MS);
  const morning = new Date(now);
  morning.setDate(morning.getDate() + (choice === 'tomorrow' ? 1 : 7));
  morning.setHours(MORNING, 0, 0, 0);
  return morning;
}
