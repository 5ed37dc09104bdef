import { m } from '#platform/messages/messages.js';
import { writeCalendar } from '#platform/io/calendar.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getEvent, type EventRow } from './present-events.ts';

/** An event as a calendar file. An event of which only the month is known becomes an all-day entry on its first day. */
export const getEventCalendar: UseCase<'GET /api/community_events/{slug}/calendar'> = async (ctx, { params }) => {
  const row = await getEvent(ctx, params.slug);
  const text = writeCalendar({
    name: row.title,
    product: ctx.config.BRAND_NAME,
    createdAt: ctx.clock.now(),
    events: [toCalendarEntry(ctx, row)],
  });
  return { file: new TextEncoder().encode(text), name: `${row.slug}.ics`, type: 'text/calendar; charset=utf-8' };
};

function toCalendarEntry(ctx: Context, row: EventRow) {
  const page = `${ctx.config.APP_ORIGIN}/communities/${row.category_slug}?tab=events`;
  return {
    uid: `event-${row.id}@pathlight`,
    day: calendarDay(row.starts_at),
    ...(row.precision === 'time' && { time: { starts: row.starts_at, ends: row.ends_at } }),
    ...(row.precision === 'day' && { lastDay: calendarDay(new Date(row.ends_at.getTime() - 1)) }),
    summary: row.precision === 'month' ? m.communities_calendar_month({ title: row.title }) : row.title,
    description: [row.text, row.link].filter(Boolean).join('\n'),
    url: row.link || page,
    place: row.place || row.link,
  };
}
