import type { Context } from '#platform/http/context.ts';
import { insightState } from './policy.ts';

/** An insight as the subject of comments; null unless public. */
export async function findInsightToDiscuss(ctx: Context, slug: string) {
  const insight = await ctx.db
    .selectFrom('insights')
    .select(['title', 'author_id', 'published_at', 'deleted_at', 'hidden_at'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!insight || insightState(insight) !== 'published') return null;
  return { ownerId: insight.author_id, title: insight.title, url: `/insights/detail/${slug}` };
}
