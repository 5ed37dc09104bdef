import { m } from '#platform/messages/messages.js';
import { formatDate, formatDateTime, formatDayNumber, formatMonthName } from '#platform/language/format.ts';
import type { CommunityEvent } from './queries.ts';

type EventAttributes = CommunityEvent['attributes'];

/** The last instant of an event: an event that ends at midnight ends on the previous day. */
const lastMoment = ({ ends_at }: EventAttributes) => new Date(Date.parse(ends_at) - 1);

/** The event's date at its known precision: "Usually in March", "5 December", "5 Dec 2026, 10:00 (Asia/Kolkata)". */
export function eventTimeLabel(event: EventAttributes): string {
  const { time_zone: timeZone, precision } = event;
  const [starts, ends] = [new Date(event.starts_at), lastMoment(event)];
  if (precision === 'month') {
    const [from, to] = [formatMonthName(starts, 'long', { timeZone }), formatMonthName(ends, 'long', { timeZone })];
    return from === to ? m.communities_event_month({ month: from }) : m.communities_event_months({ from, to });
  }
  if (precision === 'time') return m.communities_event_time({ time: formatDateTime(starts, { timeZone }), zone: timeZone });
  const [from, to] = [formatDate(starts, 'full', { timeZone }), formatDate(ends, 'full', { timeZone })];
  return from === to ? from : m.communities_event_days({ from, to });
}

/** The labels of the date tile: month and day, or only the month. */
export function dateTileLabels({ starts_at, time_zone, precision }: EventAttributes): { top: string; main: string } {
  const starts = new Date(starts_at);
  const month = formatMonthName(starts, 'short', { timeZone: time_zone });
  return precision === 'month'
    ? { top: m.communities_event_usually(), main: month }
    : { top: month, main: formatDayNumber(starts, { timeZone: time_zone }) };
}

const KIND_LABELS: Record<EventAttributes['kind'], () => string> = {
  conference: m.communities_event_conference,
  exam: m.communities_event_exam,
  registration: m.communities_event_registration,
  fair: m.communities_event_fair,
  programme: m.communities_event_programme,
  day: m.communities_event_day,
};
export const EVENT_KINDS = (Object.keys(KIND_LABELS) as EventAttributes['kind'][]).map((value) => ({
  value,
  label: KIND_LABELS[value],
}));
export const eventKindLabel = (kind: EventAttributes['kind']): string => KIND_LABELS[kind]();
