import { m } from '#platform/messages/messages.js';
import { formatLongDate, formatTime, formatWeekday } from '#platform/language/format.ts';
import type { Interview } from './queries.ts';

const MINUTE_MS = 60_000;

type When = Pick<Interview, 'starts_at' | 'minutes' | 'time_zone'>;

/** "Tuesday, 22 December 2026, 11:00 to 11:30 (Asia/Kolkata)", in the zone in which it was chosen. */
export function interviewTime({ starts_at, minutes, time_zone: timeZone }: When): string {
  const starts = new Date(starts_at);
  const day = `${formatWeekday(starts, 'long', { timeZone })}, ${formatLongDate(starts, { timeZone })}`;
  const to = formatTime(new Date(starts.getTime() + minutes * MINUTE_MS), { timeZone });
  return m.correspondence_interview_when({
    day,
    from: formatTime(starts, { timeZone }),
    to,
    zone: timeZone.replaceAll('_', ' '),
  });
}
