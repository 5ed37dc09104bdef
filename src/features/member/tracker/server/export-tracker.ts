import { sql } from 'kysely';
import { m } from '#platform/messages/messages.js';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { writeCsv } from '#platform/io/write-csv.ts';
import { presentEntries } from './present-entries.ts';
import { selectTracked, type TrackedRow } from './select-tracked.ts';

type Entry = Awaited<ReturnType<typeof presentEntries>>[number]['attributes'];

/** The export limit, far above real use. */
const MAX_ENTRIES = 5000;

/** Exports the viewer's tracker: CSV with a row per event, or JSON with an object per entry. */
export const exportTracker: UseCase<'GET /api/tracker/export'> = async (ctx, { query: { format } }) => {
  const viewer = signedIn(ctx);
  const { rows } = await sql<TrackedRow>`
    select * from (${selectTracked(ctx, viewer.id)}) as tracked where not removed order by moved_at desc, id limit ${MAX_ENTRIES}`.execute(
    ctx.db,
  );
  const entries = (await presentEntries(ctx, viewer, rows)).map(({ attributes }) => ({
    ...attributes,
    url: toAbsolute(ctx, attributes.url),
  }));
  const day = calendarDay(ctx.clock.now());
  const { text, type } =
    format === 'csv'
      ? { text: writeCsv([HEADER, ...entries.flatMap(toRows)]), type: 'text/csv; charset=utf-8' }
      : { text: toJson(entries, day), type: 'application/json; charset=utf-8' };
  return { file: new TextEncoder().encode(text), name: `applications-${day}.${format}`, type };
};

const HEADER = ['kind', 'title', 'organisation', 'link', 'stage', 'date', 'event', 'event note', 'notes', 'reminder'];

function toRows(entry: Entry): string[][] {
  const { kind, title, organisation, url, stage, timeline, notes, remind_on } = entry;
  const events = timeline.length > 0 ? timeline : [{ what: stage, at: entry.moved_at, note: '' }];
  return events.map(({ what, at, note }, index) => [
    kind === 'job' ? m.tracker_kind_job() : m.tracker_kind_program(),
    title,
    organisation,
    url,
    stage,
    calendarDay(new Date(at)),
    what.replaceAll('_', ' '),
    note,
    // Only in the first row of an entry.
    index === 0 ? notes : '',
    index === 0 ? (remind_on ?? '') : '',
  ]);
}

const toJson = (entries: readonly Entry[], exported_on: string) =>
  JSON.stringify(
    {
      exported_on,
      applications: entries.map(({ kind, title, organisation, url, stage, moved_at, notes, remind_on, timeline }) => ({
        kind,
        title,
        organisation,
        url,
        stage,
        moved_at,
        notes,
        remind_on,
        timeline: timeline.map(({ what, at, note }) => ({ what, at, note })),
      })),
    },
    null,
    2,
  );

const toAbsolute = (ctx: Context, url: string) => (url === '' ? '' : new URL(url, ctx.config.APP_ORIGIN).href);
