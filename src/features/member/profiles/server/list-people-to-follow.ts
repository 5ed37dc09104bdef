import { reactionRows } from '#features/base/reactions/server/index.ts';
import { sql } from 'kysely';
import { isHeard } from '#features/base/mutes/server/index.ts';
import { memberRows } from '#features/base/accounts/server/index.ts';
import { findDismissed, filterUnseen, wholeBucket } from '#features/base/ranking/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findFeedPeople, type SuggestedMember } from './find-feed-people.ts';
import { presentMembers } from './list-members.ts';

/**
 * Suggested members with reasons. `total` is the number of those not yet shown in this session, or of all when none are left.
 */
export const listPeopleToFollow: UseCase<'GET /api/users/to_follow'> = async (ctx, { query: { page, per_page } }) => {
  const viewer = signedIn(ctx);
  const [candidates, dismissed] = await Promise.all([findFeedPeople(ctx, viewer), findDismissed(ctx, 'user')]);
  const eligible = candidates.filter(({ id }) => id !== viewer.id && !dismissed.includes(id));
  const members = filterUnseen(ctx, 'user', await findListed(ctx, eligible, viewer.id));
  const pageMembers = members.slice((page - 1) * per_page, page * per_page);
  const cards = await presentMembers(ctx, pageMembers);
  const data = pageMembers.flatMap(({ id, reason }) =>
    cards.filter((card) => card.id === id).map((card) => ({ ...card, attributes: { ...card.attributes, reason } })),
  );
  const meta = pageMeta(page, per_page, members.length);
  return { data, meta, algorithm: 'writers-and-circle-1', bucket: wholeBucket(ctx) };
};

/** Listed members that the viewer does not follow, in the given order. */
async function findListed(ctx: Context, people: readonly SuggestedMember[], viewerId: string) {
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const follows = ctx.db
    .selectFrom(reactionRows(ctx).as('follows'))
    .where('object_type', '=', 'user')
    .where('verb', '=', 'follow')
    .where('user_id', '=', viewerId)
    .where(sql<boolean>`follows.object_id = users.id::text`);
  const rows = await ctx.db
    .selectFrom(memberRows(ctx).as('users'))
    .select(['id', 'slug', 'name', 'headline'])
    .where('id', 'in', ids)
    .where('listed', '=', true)
    .where('deleted_at', 'is', null)
    .where(isHeard(ctx, sql.ref('id')))
    .where((eb) => eb.not(eb.exists(follows.select('follows.object_id'))))
    .execute();
  return people.flatMap(({ id, reason }) => {
    const row = rows.find((member) => member.id === id);
    return row ? [{ ...row, reason }] : [];
  });
}
