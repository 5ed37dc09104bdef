import type { Context } from '#platform/http/context.ts';
import type { CategoryRow } from './find-category.ts';
import { loadFollowing } from './followers.ts';

/** Categories as communities, in the order given. */
export async function presentCommunities(ctx: Context, categories: readonly CategoryRow[]) {
  const ids = categories.map(({ id }) => id);
  const [following, kept] = await Promise.all([loadFollowing(ctx, ids), readKept(ctx, ids)]);
  return categories.map(({ id, ...category }) => ({
    id,
    type: 'category' as const,
    attributes: {
      ...category,
      questions: kept.get(id)?.questions ?? 0,
      followers: following.get(id)?.followers ?? 0,
      level: following.get(id)?.level ?? null,
    },
  }));
}

/** One category as its page shows it. */
export async function presentCommunityPage(ctx: Context, category: CategoryRow) {
  const [community] = await presentCommunities(ctx, [category]);
  if (!community) throw new Error('a category was not presented');
  const about = (await readKept(ctx, [category.id])).get(category.id)?.about ?? '';
  const can = { add_event: ctx.viewer?.staff ?? false };
  return { data: { ...community, attributes: { ...community.attributes, about, can } } };
}

async function readKept(ctx: Context, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { about: string; questions: number }>();
  const rows = await ctx.db
    .selectFrom('communities')
    .select(['category_id', 'about', 'questions'])
    .where('category_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ category_id, ...kept }) => [category_id, kept]));
}
