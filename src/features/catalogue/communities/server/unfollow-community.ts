import { unreact } from '#features/base/reactions/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getCategory } from './get-category.ts';
import { presentCommunityPage } from './present-communities.ts';

/** Unfollows a community. */
export const unfollowCommunity: UseCase<'POST /api/categories/unfollow_topic'> = async (ctx, { query }) => {
  const viewer = signedIn(ctx);
  const category = await getCategory(ctx, query.id);
  await unreact(ctx, { type: 'category', id: category.id }, { userId: viewer.id, verb: 'follow' });
  return presentCommunityPage(ctx, category);
};
