import { hashtagRows, shownCategoryRows } from '#features/base/interests/server/index.ts';
import type { SearchSource } from '#features/base/search/server/index.ts';

const POPULARITY = 0.3;

/** The editors' topics of communities by `ref`, for the search index. */
export const findTopicsToSearch: SearchSource = async (ctx, refs) => {
  const topics = await ctx.db
    .selectFrom('community_topics')
    .innerJoin(shownCategoryRows(ctx).as('categories'), 'categories.id', 'category_id')
    .innerJoin(hashtagRows(ctx).as('hashtags'), 'hashtags.slug', 'hashtag')
    .select(['ref', 'hashtag', 'hashtags.name', 'categories.slug', 'categories.name as category', 'categories.description'])
    .where('ref', 'in', [...refs])
    .execute();
  return new Map(
    topics.map(({ ref, hashtag, name, slug, category, description }) => [
      ref,
      {
        path: `/communities/${slug}/topics/${hashtag}`,
        title: name,
        meta: [category],
        text: description,
        cover: slug,
        popularity: POPULARITY,
        facets: { category },
      },
    ]),
  );
};
