import type { Context } from '#platform/http/context.ts';
import { isPublicAt } from './is-public-at.ts';

/** An insight as the subject of comments; null unless public. */
export async function findInsightToDiscuss(ctx: Context, slug: string) {
  const insight = await ctx.db
    .selectFrom('insights')
    .select(['title', 'author_id'])
    .where('slug', '=', slug)
    .where(isPublicAt(ctx.clock.now()))
    .executeTakeFirst();
  if (!insight) return null;
  return { ownerId: insight.author_id, title: insight.title, url: `/insights/detail/${slug}` };
}
