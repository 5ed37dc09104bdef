import { memberRows } from '#features/base/accounts/server/index.ts';
import { sql } from 'kysely';
import { isHeard } from '#features/base/mutes/server/index.ts';
import { loadReactions } from '#features/base/reactions/server/index.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Listed members by name; `search` filters by name. */
export const listMembers: UseCase<'GET /api/users'> = async (ctx, { query }) => {
  const { page, per_page, search } = query;
  let members = ctx.db.selectFrom(memberRows(ctx).as('users')).where('listed', '=', true).where('deleted_at', 'is', null);
  members = members.where(isHeard(ctx, sql.ref('id')));
  if (search) members = members.where('name', 'ilike', containsPattern(search));
  const { total } = await members.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await members
    .select(['id', 'slug', 'name', 'headline'])
    .orderBy('name')
    .orderBy('id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { data: await presentMembers(ctx, rows), meta: pageMeta(page, per_page, Number(total)) };
};

/** Presents members with their number of followers, in the given order. */
export async function presentMembers(
  ctx: Context,
  rows: readonly { id: string; slug: string; name: string; headline: string }[],
) {
  const reactions = await loadReactions(
    ctx,
    'user',
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, slug, name, headline }) => {
    const reaction = reactions.get(id);
    const attributes = {
      slug,
      name,
      headline,
      followers: reaction?.counts.follow ?? 0,
      following: reaction?.mine.follow ?? false,
    };
    return { id, type: 'user' as const, attributes };
  });
}
