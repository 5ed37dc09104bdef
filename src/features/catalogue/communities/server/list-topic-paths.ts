import { shownCategoryRows } from '#features/base/interests/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** The pages of the editors' topics, for the sitemap. */
export async function listTopicPaths(ctx: Context): Promise<{ path: string }[]> {
  const topics = await ctx.db
    .selectFrom('community_topics')
    .innerJoin(shownCategoryRows(ctx).as('categories'), 'categories.id', 'category_id')
    .select(['categories.slug', 'hashtag'])
    .orderBy('categories.slug')
    .orderBy('hashtag')
    .execute();
  return topics.map(({ slug, hashtag }) => ({ path: `/communities/${slug}/topics/${hashtag}` }));
}
