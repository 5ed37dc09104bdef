/** Who follows a community, and how many: whoever must not be shown or counted is left out here and nowhere else. */
import { findPeople, memberRows } from '#features/base/accounts/server/index.ts';
import { readEngagements, reactionRows } from '#features/base/reactions/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { FollowLevel } from '../contract.ts';
import { findCategory } from './find-category.ts';

type Following = { followers: number; level: 'muted' | 'normal' | 'watching' | null };

/** Followers of each category, and how closely the viewer is one of them. A follow without a level is a normal one. */
export async function readFollowing(ctx: Context, categoryIds: readonly string[]): Promise<Map<string, Following>> {
  const [engagements, unlisted] = await Promise.all([
    readEngagements(ctx, 'category', categoryIds),
    countUnlisted(ctx, categoryIds),
  ]);
  return new Map(
    [...engagements].map(([id, { counts, mine }]) => [
      id,
      {
        followers: counts.follow - (unlisted.get(id) ?? 0),
        level: mine.follow ? FollowLevel.catch('normal').parse(mine.level) : null,
      },
    ]),
  );
}

/** How many of the followers do not let themselves be found. */
async function countUnlisted(ctx: Context, categoryIds: readonly string[]): Promise<Map<string, number>> {
  if (categoryIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom(memberRows(ctx).as('u'))
    .innerJoin(reactionRows(ctx).as('e'), 'e.user_id', 'u.id')
    .select(({ fn }) => ['e.object_id', fn.countAll<number>().as('n')])
    .where('u.listed', '=', false)
    .where('e.object_type', '=', 'category')
    .where('e.verb', '=', 'follow')
    .where('e.object_id', 'in', [...categoryIds])
    .groupBy('e.object_id')
    .execute();
  return new Map(rows.map(({ object_id, n }) => [object_id, Number(n)]));
}

/** Who follows a community, the latest first. */
export const listFollowers: UseCase<'GET /api/categories/{slug}/followers'> = async (ctx, { params, query }) => {
  const category = await findCategory(ctx, params.slug);
  const rows = await ctx.db
    .selectFrom(reactionRows(ctx).as('e'))
    .innerJoin(memberRows(ctx).as('u'), 'u.id', 'e.user_id')
    .select('e.user_id')
    .where('u.listed', '=', true)
    .where('e.object_type', '=', 'category')
    .where('e.object_id', '=', category.id)
    .where('e.verb', '=', 'follow')
    .orderBy('e.created_at', 'desc')
    .orderBy('e.user_id')
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
