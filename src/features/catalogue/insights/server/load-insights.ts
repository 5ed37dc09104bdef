import path from 'node:path';
import { sql, type SqlBool } from 'kysely';
import * as z from 'zod';
import { categoryRows, ensureHashtags } from '#features/base/interests/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { loadIfChanged, readContentFiles } from '#platform/db/content-loads.ts';
import type { Context } from '#platform/http/context.ts';
import { MAX_HASHTAGS } from '../contract.ts';
import { linesToHtml } from './body/lines-to-html.ts';
import { updateListings } from './update-listings.ts';
import { bodyColumns } from './insight-input.ts';

const DAY_MS = 86_400_000;
const PUBLICATION_TIME = 'T03:30:00Z';

const StoredInsight = z.array(
  z.strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: z.string().min(5).max(150),
    category: z.string().min(1),
    summary: z.string().min(1).max(300),
    hashtags: z.array(z.string().min(1).max(60)).min(1).max(MAX_HASHTAGS),
    /** Days before the first start of the product. */
    published_days_ago: z.number().int().min(0),
    source_url: z.url({ protocol: /^https$/ }).optional(),
    /** Paragraphs, headings (`## `), lists (`- `, `1. `) and code (four spaces), a line each. */
    body: z.array(z.string().min(1)).min(3),
  }),
);
type StoredInsight = z.infer<typeof StoredInsight>[number];

/**
 * Loads the editors' cards of `content/insights` if they changed; returns whether they did. Removed cards are unpublished, and those of editors stay as they are, also
 * those that were a file's before an editor changed them.
 * Throws with the file's name when one is malformed.
 */
export async function loadInsights(ctx: Context, contentFolder: string): Promise<boolean> {
  const files = await readContentFiles(path.join(contentFolder, 'insights'));
  const texts = files.map(({ text }) => text);
  return loadIfChanged(
    ctx,
    { name: 'insights', kind: 'demo', texts, today: calendarDay(ctx.clock.now()) },
    async (trx, firstDay) => {
      const cards = files.flatMap(parseFile);
      const categories = new Map((await categoryRows(trx).execute()).map(({ id, slug }) => [slug, id]));
      await ensureHashtags(
        trx,
        cards.flatMap(({ hashtags }) => hashtags),
      );
      for (const card of cards) await saveCard(trx, card, categories.get(card.category), firstDay);
      await unpublishOthers(trx, new Set(cards.map(({ slug }) => slug)));
    },
  );
}

function parseFile({ name, text }: { name: string; text: string }): StoredInsight[] {
  const parsed = StoredInsight.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${name} is invalid: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** What editors have written or changed in the console, and what members wrote, is not the files'. */
const IS_FROM_FILE = sql<SqlBool>`(insights.author_id is null and not insights.by_editors)`;

/** Does not overwrite another card with the same slug. */
async function saveCard(
  ctx: Context,
  { slug, title, category, summary, hashtags, published_days_ago, source_url, body }: StoredInsight,
  categoryId: string | undefined,
  firstDay: string,
): Promise<void> {
  if (!categoryId) throw new Error(`content/insights: ${slug} refers to the unknown category ${category}`);
  const row = {
    slug,
    title,
    summary,
    ...bodyColumns(linesToHtml(body)),
    category_id: categoryId,
    hashtags: await ensureHashtags(ctx, hashtags),
    tag_words: hashtags.join(' '),
    source_url: source_url ?? null,
    cover: slug,
    updated_at: ctx.clock.now(),
    published_at: new Date(Date.parse(`${firstDay}${PUBLICATION_TIME}`) - published_days_ago * DAY_MS),
    deleted_at: null,
  };
  await ctx.db
    .insertInto('insights')
    .values(row)
    .onConflict((existing) => existing.column('slug').doUpdateSet(row).where(IS_FROM_FILE))
    .execute();
  await updateListings(ctx, slug);
}

async function unpublishOthers(ctx: Context, slugs: ReadonlySet<string>): Promise<void> {
  const existing = await ctx.db
    .selectFrom('insights')
    .select('slug')
    .where(IS_FROM_FILE)
    .where('deleted_at', 'is', null)
    .execute();
  for (const { slug } of existing.filter((insight) => !slugs.has(insight.slug))) {
    await ctx.db.updateTable('insights').set({ deleted_at: ctx.clock.now() }).where('slug', '=', slug).execute();
    await updateListings(ctx, slug);
  }
}
