import { loadReactions, reactionCountRows } from '#features/base/reactions/server/index.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

const MAX_ITEMS = 200;

/** Hashtags, most followed first; `search` filters by name. */
export const listInterests: UseCase<'GET /api/hashtags/all_interests'> = async (ctx, { query }) => {
  let select = ctx.db
    .selectFrom('hashtags as h')
    .leftJoin(reactionCountRows(ctx).as('c'), (join) =>
      join.onRef('c.object_id', '=', 'h.slug').on('c.object_type', '=', 'hashtag').on('c.verb', '=', 'follow'),
    )
    .select(['h.slug', 'h.name']);
  if (query.search) select = select.where('h.name', 'ilike', containsPattern(query.search));
  const rows = await select
    .orderBy((eb) => eb.fn.coalesce('c.total', eb.val(0)), 'desc')
    .orderBy('h.slug')
    .limit(MAX_ITEMS)
    .execute();
  return { data: await presentHashtags(ctx, rows), meta: { next_cursor: null } };
};

/** Hashtags by slug; unknown slugs are left out. */
export async function findHashtags(ctx: Context, slugs: readonly string[]): Promise<Map<string, { slug: string; name: string }>> {
  if (slugs.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('hashtags')
    .select(['slug', 'name'])
    .where('slug', 'in', [...new Set(slugs)])
    .execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

/** Hashtags with the number of their followers, in the order given. */
export async function presentHashtags(ctx: Context, rows: readonly { slug: string; name: string }[]) {
  const slugs = rows.map(({ slug }) => slug);
  const reactions = await loadReactions(ctx, 'hashtag', slugs);
  return rows.map(({ slug, name }) => {
    const reaction = reactions.get(slug);
    const attributes = {
      name,
      followers: reaction?.counts.follow ?? 0,
      following: reaction?.mine.follow ?? false,
    };
    return { id: slug, type: 'hashtag' as const, attributes };
  });
}
