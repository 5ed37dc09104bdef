import { sql } from 'kysely';
import { findPeople, memberRows } from '#features/base/accounts/server/index.ts';
import { isHeard } from '#features/base/mutes/server/index.ts';
import { reactionRows } from '#features/base/reactions/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getReadableCategory } from './get-category.ts';
import { loadFollowing } from './followers.ts';

/** The followers of a community, latest first. */
export const listFollowers: UseCase<'GET /api/categories/{slug}/followers'> = async (ctx, { params, query }) => {
  const category = await getReadableCategory(ctx, params.slug);
  const rows = await ctx.db
    .selectFrom(reactionRows(ctx).as('e'))
    .innerJoin(memberRows(ctx).as('u'), 'u.id', 'e.user_id')
    .select('e.user_id')
    .where('u.listed', '=', true)
    .where(isHeard(ctx, sql.ref('u.id')))
    .where('e.object_type', '=', 'category')
    .where('e.object_id', '=', category.id)
    .where('e.verb', '=', 'follow')
    .orderBy('e.created_at', 'desc')
    .orderBy('e.user_id')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  const ids = rows.map(({ user_id }) => user_id);
  const [people, following] = await Promise.all([findPeople(ctx, ids), loadFollowing(ctx, [category.id])]);
  return {
    data: ids.flatMap((id) => people.get(id) ?? []),
    meta: pageMeta(query.page, query.per_page, following.get(category.id)?.followers ?? 0),
  };
};
