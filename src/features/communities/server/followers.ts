/** Who follows a community, and how many: whoever must not be shown or counted is left out here and nowhere else. */
import { findPeople } from '#features/accounts/server/index.ts';
import { readEngagements } from '#features/engagement/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/http.ts';
import { FollowLevel } from '../contract.ts';
import { findCategory } from './find-category.ts';

type Following = { followers: number; level: 'muted' | 'normal' | 'watching' | null };

/** Followers of each category, and how closely the viewer is one of them. A follow without a level is a normal one. */
export async function readFollowing(ctx: Context, categoryIds: readonly string[]): Promise<Map<string, Following>> {
  const engagements = await readEngagements(ctx, 'category', categoryIds);
  return new Map(
    [...engagements].map(([id, { counts, mine }]) => [
      id,
      { followers: counts.follow, level: mine.follow ? FollowLevel.catch('normal').parse(mine.level) : null },
    ]),
  );
}

/** Who follows a community, the latest first. */
export const listFollowers: UseCase<'GET /api/categories/{slug}/followers'> = async (ctx, { params, query }) => {
  const category = await findCategory(ctx, params.slug);
  const rows = await ctx.db
    .selectFrom('engagements')
    .select('user_id')
    .where('object_type', '=', 'category')
    .where('object_id', '=', category.id)
    .where('verb', '=', 'follow')
    .orderBy('created_at', 'desc')
    .orderBy('user_id')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  const ids = rows.map(({ user_id }) => user_id);
  const [people, following] = await Promise.all([findPeople(ctx, ids), readFollowing(ctx, [category.id])]);
  return {
    data: ids.flatMap((id) => people.get(id) ?? []),
    meta: pageMeta(query.page, query.per_page, following.get(category.id)?.followers ?? 0),
  };
};
