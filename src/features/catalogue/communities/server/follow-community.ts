import { react } from '#features/base/reactions/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadFollowing } from './followers.ts';
import { getCategory } from './get-category.ts';
import { presentCommunityPage } from './present-communities.ts';

/** Follows a community at a level; repeating it with another one changes the level. */
export const followCommunity: UseCase<'POST /api/categories/follow_topic'> = async (ctx, { query }) => {
  const viewer = signedIn(ctx);
  const category = await getCategory(ctx, query.id);
  const level = query.level ?? (await loadFollowing(ctx, [category.id])).get(category.id)?.level ?? 'normal';
  await react(ctx, { type: 'category', id: category.id }, { userId: viewer.id, verb: 'follow', level });
  return presentCommunityPage(ctx, category);
};
