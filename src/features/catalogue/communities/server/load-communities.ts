/** Loads `content/communities`: texts, topics and yearly events. */
import path from 'node:path';
import { sql, type SqlBool } from 'kysely';
import * as z from 'zod';
import { categoryRows, ensureHashtags, loadCategoryIds } from '#features/base/interests/server/index.ts';
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
    /** The first and the last month in which the event usually takes place; the days are not known. */
    months: z.tuple([month, month]),
    place: z.string(),
    link: z.union([z.literal(''), z.url({ protocol: /^https$/ })]),
    organiser: z.string().min(2),
  }),
);
const Communities = z.array(z.strictObject({ category: slug, about: lines, topics: z.array(z.string()).min(3), events: Events }));
type Community = z.infer<typeof Communities>[number];
type CommunityEvent = z.infer<typeof Events>[number];

/**
 * Loads the files if they changed, and returns whether they had; texts and topics of communities that editors have changed stay.
 * Throws with the file's name when one is malformed.
 */
export async function loadCommunities(ctx: Context, contentFolder: string): Promise<boolean> {
  const files = await readContentFiles(path.join(contentFolder, 'communities'));
  const texts = files.map(({ text }) => text);
  return loadIfChanged(
    ctx,
    { name: 'communities', kind: 'reference', texts, today: calendarDay(ctx.clock.now()) },
    async (trx) => {
      await saveCommunities(trx, await loadCategoryIds(trx), parseContent(Communities, files));
    },
  );
}

async function saveCommunities(
  ctx: Context,
  getCategoryId: (slug: string) => string,
  communities: readonly Community[],
): Promise<void> {
  const edited = new Set((await categoryRows(ctx).where('by_editors', '=', true).execute()).map(({ id }) => id));
  await ctx.db
    .deleteFrom('community_topics')
    .where('from_catalogue', '=', true)
    .where(sql<SqlBool>`category_id != all(${[...edited]}::uuid[])`)
    .execute();
  for (const { category, about, topics, events } of communities) {
    const category_id = getCategoryId(category);
    for (const event of events) await saveEvent(ctx, category_id, event);
    if (edited.has(category_id)) continue;
    await ctx.db
      .insertInto('communities')
      .values({ category_id, about })
      .onConflict((conflict) => conflict.column('category_id').doUpdateSet({ about }))
      .execute();
    const hashtags = await ensureHashtags(ctx, topics);
    for (const [position, hashtag] of hashtags.entries())
      await ctx.db
        .insertInto('community_topics')
        .values({ category_id, hashtag, position, from_catalogue: true })
        .onConflict((conflict) => conflict.columns(['category_id', 'hashtag']).doUpdateSet({ position, from_catalogue: true }))
        .execute();
  }
  const slugs = communities.flatMap(({ events }) => events.map((event) => event.slug));
  await ctx.db
    .deleteFrom('community_events')
    .where('source', '=', 'catalogue')
    .where(sql<SqlBool>`slug != all(${slugs}::text[])`)
    .execute();
}

async function saveEvent(ctx: Context, category_id: string, { months, ...event }: CommunityEvent): Promise<void> {
  const times = nextMonths(months, ctx.clock.now());
  const row = { ...event, ...times, category_id, precision: 'month', yearly: true, source: 'catalogue' };
  await ctx.db
    .insertInto('community_events')
    .values({ ...row, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute();
}

/** The current or next occurrence of a range of months, in the time zone of India. */
export function nextMonths([from, to]: readonly [number, number], now: Date): { starts_at: Date; ends_at: Date } {
  const occurrence = (year: number) => ({
    starts_at: startOfMonth(year, from),
    ends_at: startOfMonth(to < from ? year + 1 : year, to + 1),
  });
  const [thisYear = 0] = calendarDay(now).split('-').map(Number);
  const occurrences = [thisYear - 1, thisYear, thisYear + 1].map(occurrence);
  return occurrences.find(({ ends_at }) => ends_at > now) ?? occurrence(thisYear + 1);
}

/** Midnight in India at the start of a month; month 13 is January of the next year. */
const startOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1) - 5.5 * 3_600_000);
