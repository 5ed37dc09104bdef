import { hasScope } from '#features/base/accounts/server/index.ts';
import { publicationAt, type PublicationFacts } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import type { CategoryRow } from './get-category.ts';
import { loadFollowing } from './followers.ts';

/** Presents categories as communities, in the same order. */
export async function presentCommunities(ctx: Context, categories: readonly Omit<CategoryRow, keyof PublicationFacts>[]) {
  const ids = categories.map(({ id }) => id);
  const [following, communities] = await Promise.all([loadFollowing(ctx, ids), loadCommunityRows(ctx, ids)]);
  return categories.map(({ id, slug, name, family, description }) => ({
    id,
    type: 'category' as const,
    attributes: {
      slug,
      name,
      family,
      description,
      questions: communities.get(id)?.questions ?? 0,
      followers: following.get(id)?.followers ?? 0,
      level: following.get(id)?.level ?? null,
    },
  }));
}

/** Presents one community with the additional fields of its page. */
export async function presentCommunityPage(ctx: Context, category: CategoryRow) {
  const [community] = await presentCommunities(ctx, [category]);
  if (!community) throw new Error('presentCommunities returned nothing');
  const about = (await loadCommunityRows(ctx, [category.id])).get(category.id)?.about ?? '';
  const only_staff = publicationAt(ctx.clock.now(), category) !== 'shown';
  const can = { add_event: hasScope(ctx.viewer?.scopes ?? [], ['editor']) };
  return { data: { ...community, attributes: { ...community.attributes, about, only_staff, can } } };
}

async function loadCommunityRows(ctx: Context, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { about: string; questions: number }>();
  const rows = await ctx.db
    .selectFrom('communities')
    .select(['category_id', 'about', 'questions'])
    .where('category_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ category_id, ...community }) => [category_id, community]));
}
