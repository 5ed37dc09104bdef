/** Writes calendars in the iCalendar format (RFC 5545), for downloads and feeds. */

/** A calendar entry. `uid` stays the same, so that calendar programs update it instead of adding another. */
export type CalendarEvent = {
  uid: string;
  day: string;
  /** The last day of an event of several days; omitted for a single day. */
  lastDay?: string;
  /** Start and end of an event that does not take whole days; replaces `day` and `lastDay`. */
  time?: { starts: Date; ends: Date };
  summary: string;
  description: string;
  url: string;
  /** Where it takes place. */
  place?: string;
  /** Whether its time is taken; by default it is not. */
  isBusy?: boolean;
};
export type Calendar = {
  name: string;
  /** The name for the product identifier (PRODID). */
  product: string;
  /** The time at which the calendar is written (DTSTAMP). */
  createdAt: Date;
  events: readonly CalendarEvent[];
};

const MAX_OCTETS = 75;

/** Returns the calendar, with lines folded at 75 octets and ended by CRLF, and text escaped. Days are ISO dates. */
export function writeCalendar({ name, product, createdAt, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${plain(product)}//Learning plan//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events.flatMap(({ uid, summary, description, url, place = '', isBusy = false, ...when }) => [
      'BEGIN:VEVENT',
      `UID:${plain(uid)}`,
      `DTSTAMP:${formatMoment(createdAt)}`,
      ...dateLines(when),
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      `URL:${plain(url)}`,
      ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
      `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function dateLines({ day, lastDay = day, time }: Pick<CalendarEvent, 'day' | 'lastDay' | 'time'>): string[] {
  if (time) return [`DTSTART:${formatMoment(time.starts)}`, `DTEND:${formatMoment(time.ends)}`];
  return [`DTSTART;VALUE=DATE:${formatDay(day)}`, `DTEND;VALUE=DATE:${formatDay(dayAfter(lastDay))}`];
}

const formatMoment = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
const formatDay = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
/** For values that are not of type TEXT: removes control characters, escapes nothing. */
// oxlint-disable-next-line no-control-regex -- this expression removes control characters
const plain = (value: string) => value.replaceAll(/[\0-\x1f\x7f]/g, '');

function escapeText(text: string): string {
  const normalized = text.replaceAll(/\r\n?/g, '\n');
  return (
    normalized
      // oxlint-disable-next-line no-control-regex -- this expression removes control characters except tab and line feed
      .replaceAll(/[\0-\x08\x0b-\x1f\x7f]/g, '')
      .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
      .replaceAll('\n', String.raw`\n`)
  );
}

/** Folds between characters, never within one. Each continuation line begins with a space, which counts as an octet. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      part = '';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
