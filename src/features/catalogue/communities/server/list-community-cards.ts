import { listPublished } from '#features/catalogue/insights/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getReadableCategory } from './get-category.ts';

const PAGE_SIZE = 12;

/** Insight cards of a community, or of one of its topics. */
export const listCommunityCards: UseCase<'GET /api/categories/topic_kcard_lists'> = async (ctx, { query }) => {
  const { slug } = await getReadableCategory(ctx, query.id);
  return listPublished(ctx, { category: slug, hashtag: query.topic, sort: 'newest', cursor: query.cursor, per_page: PAGE_SIZE });
};
