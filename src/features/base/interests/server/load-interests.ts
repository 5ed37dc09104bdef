import { sql } from 'kysely';
import { unreact, react, reactionRows, findReacted } from '#features/base/reactions/server/index.ts';
import { PREPARED } from '#platform/db/prepared.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import { findHashtags } from './list-interests.ts';
import { shownCategoryRows } from './relations.ts';

const MAX_FOLLOWED = 500;

/** The hashtags (by slug) and categories (by id) a member follows, with names, newest first. */
export async function loadInterests(ctx: Context, userId: string) {
  const followed = (type: string) =>
    reactionRows(ctx)
      .where('user_id', '=', userId)
      .where('verb', '=', 'follow')
      .where('object_type', '=', type)
      .orderBy('created_at', 'desc')
      .orderBy('object_id')
      .limit(MAX_FOLLOWED)
      .as('followed');
  const rows = await ctx.db
    .selectFrom(followed('hashtag'))
    .innerJoin('hashtags', 'hashtags.slug', 'followed.object_id')
    .select([sql<string | null>`null`.as('id'), 'hashtags.slug', 'hashtags.name', 'followed.created_at', 'followed.object_id'])
    .unionAll(
      ctx.db
        .selectFrom(followed('category'))
        .innerJoin(shownCategoryRows(ctx).as('categories'), (join) =>
          join.on(sql`categories.id::text`, '=', sql`followed.object_id`),
        )
        .select(['followed.object_id as id', 'categories.slug', 'categories.name', 'followed.created_at', 'followed.object_id']),
    )
    .orderBy('created_at', 'desc')
    .orderBy('object_id')
    .modifyEnd(PREPARED)
    .execute();
  return {
    hashtags: rows.flatMap(({ id, slug, name }) => (id === null ? [{ slug, name }] : [])),
    categories: rows.flatMap(({ id, slug, name }) => (id === null ? [] : [{ id, slug, name }])),
  };
}

/** Replaces the hashtags that the member follows. 422 for an unknown one. */
export async function setHashtags(ctx: Context, userId: string, slugs: readonly string[]): Promise<void> {
  const requested = new Set(slugs);
  const existing = await findHashtags(ctx, [...requested]);
  const missing = [...requested].find((slug) => !existing.has(slug));
  if (missing !== undefined) throw invalid({ path: 'hashtags', code: 'interest-unknown', params: { name: missing } });
  const followed = new Set(ids(await findReacted(ctx, { userId, verb: 'follow', type: 'hashtag', limit: 10_000 })));
  for (const id of followed.difference(requested)) await unreact(ctx, { type: 'hashtag', id }, { userId, verb: 'follow' });
  for (const id of requested.difference(followed)) await react(ctx, { type: 'hashtag', id }, { userId, verb: 'follow' });
}

const ids = (rows: readonly { id: string }[] | undefined) => (rows ?? []).map(({ id }) => id);
