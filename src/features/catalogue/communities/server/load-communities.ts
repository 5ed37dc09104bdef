/** Loads `content/communities`: texts, topics and yearly events. */
import path from 'node:path';
import { sql, type SqlBool } from 'kysely';
import * as z from 'zod';
import { ensureHashtags, loadCategoryIds } from '#features/base/interests/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { loadIfChanged, parseContent, readContentFiles } from '#platform/db/content-loads.ts';
import type { Context } from '#platform/http/context.ts';
import { EventKind } from '../contract.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const lines = z.array(z.string()).transform((all) => all.join('\n'));
const month = z.number().int().min(1).max(12);

const Events = z.array(
  z.strictObject({
    slug,
    kind: EventKind,
    title: z.string().min(3),
    text: z.string().min(10),
    /** The usual months, from and to; only they are known. */
    months: z.tuple([month, month]),
    place: z.string(),
    link: z.union([z.literal(''), z.url({ protocol: /^https$/ })]),
    organiser: z.string().min(2),
  }),
);
const Communities = z.array(z.strictObject({ category: slug, about: lines, topics: z.array(z.string()).min(3), events: Events }));
type Community = z.infer<typeof Communities>[number];
type CommunityEvent = z.infer<typeof Events>[number];

/** Does nothing if the files are unchanged. Throws with the file's name when one is malformed. */
export async function loadCommunities(ctx: Context, contentFolder: string): Promise<boolean> {
  const files = await readContentFiles(path.join(contentFolder, 'communities'));
  const texts = files.map(({ text }) => text);
  return loadIfChanged(ctx, { name: 'communities', texts, today: calendarDay(ctx.clock.now()) }, async (trx) => {
    await writeCommunities(trx, await loadCategoryIds(trx), parseContent(Communities, files));
  });
}

async function writeCommunities(ctx: Context, idOf: (slug: string) => string, communities: readonly Community[]): Promise<void> {
  await ctx.db.deleteFrom('community_topics').where('from_catalogue', '=', true).execute();
  for (const { category, about, topics, events } of communities) {
    const category_id = idOf(category);
    await ctx.db
      .insertInto('communities')
      .values({ category_id, about })
      .onConflict((known) => known.column('category_id').doUpdateSet({ about }))
      .execute();
    const hashtags = await ensureHashtags(ctx, topics);
    for (const [position, hashtag] of hashtags.entries())
      await ctx.db
        .insertInto('community_topics')
        .values({ category_id, hashtag, position, from_catalogue: true })
        .onConflict((known) => known.columns(['category_id', 'hashtag']).doUpdateSet({ position, from_catalogue: true }))
        .execute();
    for (const event of events) await writeEvent(ctx, category_id, event);
  }
  const slugs = communities.flatMap(({ events }) => events.map((event) => event.slug));
  await ctx.db
    .deleteFrom('community_events')
    .where('source', '=', 'catalogue')
    .where(sql<SqlBool>`slug != all(${slugs}::text[])`)
    .execute();
}

async function writeEvent(ctx: Context, category_id: string, { months, ...event }: CommunityEvent): Promise<void> {
  const times = nextMonths(months, ctx.clock.now());
  const row = { ...event, ...times, category_id, precision: 'month', yearly: true, source: 'catalogue' };
  await ctx.db
    .insertInto('community_events')
    .values({ ...row, created_at: ctx.clock.now() })
    .onConflict((known) => known.column('slug').doUpdateSet(row))
    .execute();
}

/** The next occurrence of these months in India: from the first day of the first to the end of the last. */
export function nextMonths([from, to]: readonly [number, number], now: Date): { starts_at: Date; ends_at: Date } {
  const span = (year: number) => ({
    starts_at: firstOf(year, from),
    ends_at: firstOf(to < from ? year + 1 : year, to + 1),
  });
  const [thisYear = 0] = calendarDay(now).split('-').map(Number);
  const spans = [thisYear - 1, thisYear, thisYear + 1].map(span);
  return spans.find(({ ends_at }) => ends_at > now) ?? span(thisYear + 1);
}

/** Midnight in India at the start of a month; month 13 is January of the next year. */
const firstOf = (year: number, number: number) => new Date(Date.UTC(year, number - 1, 1) - 5.5 * 3_600_000);
