import { listCategories } from '#features/base/interests/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findCategory } from './find-category.ts';
import { presentCommunities, presentCommunityPage } from './present-communities.ts';

/** All communities in the editors' order. */
export const listCommunities: UseCase<'GET /api/categories'> = async (ctx) => ({
  data: await presentCommunities(ctx, await listCategories(ctx)),
  meta: { next_cursor: null },
});

/** One community. */
export const getCommunity: UseCase<'GET /api/categories/{id}'> = async (ctx, { params }) =>
  presentCommunityPage(ctx, await findCategory(ctx, params.id));
