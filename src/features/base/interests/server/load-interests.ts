import { unreact, react, findReacted } from '#features/base/reactions/server/index.ts';
import { isShownAt } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';

/** The hashtags (by slug) and categories (by id) a member follows, with names, newest first. */
export async function loadInterests(ctx: Context, userId: string) {
  const [followedHashtags, followedCategories] = await Promise.all(
    ['hashtag', 'category'].map((type) => findReacted(ctx, { userId, verb: 'follow', type })),
  );
  return {
    hashtags: await loadHashtags(ctx, ids(followedHashtags)),
    categories: await loadCategories(ctx, ids(followedCategories)),
  };
}

/** Replaces the hashtags that the member follows. 422 for an unknown one. */
export async function setHashtags(ctx: Context, userId: string, slugs: readonly string[]): Promise<void> {
  const requested = new Set(slugs);
  const existing = await loadHashtags(ctx, [...requested]);
  const missing = [...requested].find((slug) => !existing.some((tag) => tag.slug === slug));
  if (missing !== undefined) throw invalid({ path: 'hashtags', code: 'interest-unknown', params: { name: missing } });
  const followed = new Set(ids(await findReacted(ctx, { userId, verb: 'follow', type: 'hashtag', limit: 10_000 })));
  for (const id of followed.difference(requested)) await unreact(ctx, { type: 'hashtag', id }, { userId, verb: 'follow' });
  for (const id of requested.difference(followed)) await react(ctx, { type: 'hashtag', id }, { userId, verb: 'follow' });
}

const ids = (rows: readonly { id: string }[] | undefined) => (rows ?? []).map(({ id }) => id);

const inOrder = <T, K extends keyof T>(order: readonly T[K][], rows: readonly T[], key: K) =>
  order.flatMap((id) => rows.filter((row) => row[key] === id));

async function loadHashtags(ctx: Context, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('hashtags')
    .select(['slug', 'name'])
    .where('slug', 'in', [...slugs])
    .execute();
  return inOrder(slugs, rows, 'slug');
}

async function loadCategories(ctx: Context, categoryIds: readonly string[]) {
  if (categoryIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('categories')
    .select(['id', 'slug', 'name'])
    .where(isShownAt(ctx.clock.now()))
    .where('id', 'in', [...categoryIds])
    .execute();
  return inOrder(categoryIds, rows, 'id');
}
