import { listInsightCategories } from '#features/insights/server/index.ts';
import { listCategories } from '#features/interests/server/index.ts';
import type { UseCase } from '#platform/server/http.ts';
import { findCategory } from './find-category.ts';
import { presentCommunities, presentCommunityPage } from './present-communities.ts';

/** All communities in the editors' order. */
export const listCommunities: UseCase<'GET /api/categories'> = async (ctx) => ({
  data: await presentCommunities(ctx, await listCategories(ctx)),
  meta: { next_cursor: null },
});

/** Those that have insight cards. */
export const listKnowledgeCategories: UseCase<'GET /api/categories/knowledge_categories'> = async (ctx) => {
  const [categories, withCards] = await Promise.all([listCategories(ctx), listInsightCategories(ctx)]);
  const found = categories.filter(({ slug }) => withCards.includes(slug));
  return { data: await presentCommunities(ctx, found), meta: { next_cursor: null } };
};

/** One community. */
export const getCommunity: UseCase<'GET /api/categories/{id}'> = async (ctx, { params }) =>
  presentCommunityPage(ctx, await findCategory(ctx, params.id));
