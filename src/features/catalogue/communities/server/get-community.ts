import type { UseCase } from '#platform/http/http.ts';
import { getReadableCategory } from './get-category.ts';
import { presentCommunityPage } from './present-communities.ts';

/** One community. */
export const getCommunity: UseCase<'GET /api/categories/{id}'> = async (ctx, { params }) =>
  presentCommunityPage(ctx, await getReadableCategory(ctx, params.id));
