/** Follower counts of communities. Unlisted members are excluded. */
import { memberRows } from '#features/base/accounts/server/index.ts';
import { loadReactions, reactionRows } from '#features/base/reactions/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { FollowLevel } from '../contract.ts';

type Following = { followers: number; level: 'muted' | 'normal' | 'watching' | null };

/** Loads the follower count of each category and the viewer's level. A follow without a level is normal. */
export async function loadFollowing(ctx: Context, categoryIds: readonly string[]): Promise<Map<string, Following>> {
  const [reactions, unlisted] = await Promise.all([loadReactions(ctx, 'category', categoryIds), countUnlisted(ctx, categoryIds)]);
  return new Map(
    [...reactions].map(([id, { counts, mine }]) => [
      id,
      {
        followers: counts.follow - (unlisted.get(id) ?? 0),
        level: mine.follow ? FollowLevel.catch('normal').parse(mine.level) : null,
      },
    ]),
  );
}

/** Counts the unlisted followers of each category. */
async function countUnlisted(ctx: Context, categoryIds: readonly string[]): Promise<Map<string, number>> {
  if (categoryIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom(memberRows(ctx).as('u'))
    .innerJoin(reactionRows(ctx).as('e'), 'e.user_id', 'u.id')
    .select(({ fn }) => ['e.object_id', fn.countAll<number>().as('count')])
    .where('u.listed', '=', false)
    .where('e.object_type', '=', 'category')
    .where('e.verb', '=', 'follow')
    .where('e.object_id', 'in', [...categoryIds])
    .groupBy('e.object_id')
    .execute();
  return new Map(rows.map(({ object_id, count }) => [object_id, Number(count)]));
}
