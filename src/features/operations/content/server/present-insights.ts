import { categoryRows, findHashtags } from '#features/base/interests/server/index.ts';
import { editorsInsights, INSIGHT, type StoredInsight } from '#features/catalogue/insights/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { findHistory, presentPublication } from './present-publication.ts';

/** Insights as lists show them, in the same order. */
export async function presentInsightItems(ctx: Context, rows: readonly StoredInsight[]) {
  const categories = await categoryRows(ctx).execute();
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  return rows.map((row) => ({
    id: row.slug,
    type: 'staff_insight' as const,
    attributes: {
      ...presentPublication(ctx, row),
      title: row.title,
      category: slugs.get(row.category_id ?? '') ?? '',
      published_on: row.published_at ? calendarDay(row.published_at) : null,
      from_file: !row.by_editors,
    },
  }));
}

/** One insight with its text and its history; 404 for an unknown one. */
export async function presentStaffInsight(ctx: Context, slug: string) {
  const row = await editorsInsights.get(ctx, slug);
  const [item] = await presentInsightItems(ctx, [row]);
  if (!item) throw new Error('the insight was not presented');
  const names = await findHashtags(ctx, row.hashtags);
  const hashtags = row.hashtags.map((hashtag) => names.get(hashtag)?.name ?? hashtag);
  const { summary, body, source_url, minutes } = row;
  const history = await findHistory(ctx, INSIGHT, slug);
  return { data: { ...item, attributes: { ...item.attributes, summary, body, hashtags, source_url, minutes, history } } };
}
