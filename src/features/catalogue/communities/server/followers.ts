/** Who follows a community, and how many: whoever must not be shown or counted is left out here and nowhere else. */
import { memberRows } from '#features/base/accounts/server/index.ts';
import { loadReactions, reactionRows } from '#features/base/reactions/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { FollowLevel } from '../contract.ts';

type Following = { followers: number; level: 'muted' | 'normal' | 'watching' | null };

/** Followers of each category, and how closely the viewer is one of them. A follow without a level is a normal one. */
export async function readFollowing(ctx: Context, categoryIds: readonly string[]): Promise<Map<string, Following>> {
  const [engagements, unlisted] = await Promise.all([
    loadReactions(ctx, 'category', categoryIds),
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
