import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { writeCalendar, type CalendarEvent } from './calendar.ts';

const STAMP = new Date('2026-11-21T09:00:00.123Z');
const write = (events: readonly CalendarEvent[], name = 'My plan') =>
  writeCalendar({ name, product: 'Pathlight', createdAt: STAMP, events });
const anEvent = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'one@pathlight.example',
  day: '2026-12-31',
  summary: 'Finish: SQL',
  description: '9 hours',
  url: 'https://pathlight.example/plan?skill=sql',
  ...overrides,
});

function parseEvents(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

test('an event on the last day of a year is an all-day event that ends on 1 January', () => {
  const [event] = parseEvents(write([anEvent()]));
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe('2026-12-31');
  expect(event?.endDate.toString()).toBe('2027-01-01');
  expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T09:00:00Z');
  expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});

test('the calendar has its version, product identifier and refresh interval', () => {
  const calendar = new ICAL.Component(ICAL.parse(write([])));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Pathlight//Learning plan//EN');
  expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT12H');
});

/** The text as a calendar stores it: with one kind of line end and without other control characters. */
const normalize = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- the same characters that the writer leaves out
    .replaceAll(/[\0-\x08\x0b-\x1f\x7f]/g, '');
const someText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    'a,b;c\\n',
    'line one\nline two',
    'a\r\nEND:VCALENDAR',
    'डेटा विश्लेषण '.repeat(20),
    '👩🏽‍💻'.repeat(40),
    '"; X-EVIL=1:',
    '\\',
  ),
);

test('every text is parsed back as it was written, without control characters', () => {
  fc.assert(
    fc.property(someText, someText, someText, (name, summary, description) => {
      const text = write([anEvent({ summary, description }), anEvent({ uid: 'two@pathlight.example' })], name);
      const events = parseEvents(text);
      expect(events).toHaveLength(2);
      expect(events[0]?.summary ?? '').toBe(normalize(summary));
      expect(events[0]?.description ?? '').toBe(normalize(description));
      const calendarName = new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('x-wr-calname');
      // An extension has no type of its own, so the parser leaves its text escaped.
      expect(String(calendarName ?? '').replaceAll(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign))).toBe(
        normalize(name),
      );
    }),
    { numRuns: 300 },
  );
});

test('no line is longer than 75 octets, none cuts a character, and each ends with CRLF', () => {
  fc.assert(
    // The replacement character shows that a character was cut, so the text itself must not contain it.
    fc.property(
      someText.filter((text) => !text.includes('\ufffd')),
      (summary) => {
        const text = write([anEvent({ summary })]);
        expect(text.endsWith('\r\n')).toBe(true);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toContain('\ufffd');
        }
      },
    ),
    { numRuns: 200 },
  );
});
