import { reactionCountRows } from '#features/base/reactions/server/index.ts';
import { isHeard } from '#features/base/mutes/server/index.ts';
import { memberRows } from '#features/base/accounts/server/index.ts';
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { presentMembers } from './list-members.ts';

type MemberRow = { id: string; slug: string; name: string; headline: string; role: string; current: boolean };

/**
 * Members with an organisation of one of these names in their experience: current ones first, then by followers and name.
 * Members with hidden experience and unlisted members are left out for every viewer.
 */
export async function findMembersAt(
  ctx: Context,
  names: readonly string[],
  { limit, offset }: { limit: number; offset: number },
) {
  const organisations = sql`array(select lower(trim(name)) from unnest(${[...names]}::text[]) as name)`;
  const matches = sql`organisations_of(profiles.experience) && ${organisations}
    and not 'experience' = any(profiles.hidden) and users.listed and users.deleted_at is null
    and ${isHeard(ctx, sql.ref('users.id'))}`;
  const { rows } = await sql<MemberRow>`
    select users.id, users.slug, users.name, users.headline, latest.role, latest.current
    from profiles join ${memberRows(ctx)} as users on users.id = profiles.user_id
    cross join lateral (
      select entry ->> 'title' as role, entry ->> 'ended_on' is null as current from jsonb_array_elements(profiles.experience) as entry
      where lower(trim(entry ->> 'organisation')) = any(${organisations})
      order by entry ->> 'ended_on' desc nulls first, entry ->> 'started_on' desc limit 1) as latest
    left join ${reactionCountRows(ctx)} as follows
      on follows.object_type = 'user' and follows.object_id = users.id::text and follows.verb = 'follow'
    where ${matches}
    order by latest.current desc, coalesce(follows.total, 0) desc, users.name, users.id limit ${limit} offset ${offset}`.execute(
    ctx.db,
  );
  const { rows: countRows } = await sql<{ total: number }>`
    select count(*)::int as total from profiles join ${memberRows(ctx)} as users on users.id = profiles.user_id where ${matches}`.execute(
    ctx.db,
  );
  const members = await presentMembers(ctx, rows);
  return {
    members: members.map((member, index) => ({
      ...member,
      attributes: { ...member.attributes, role: rows[index]?.role ?? '', current: rows[index]?.current ?? false },
    })),
    total: countRows[0]?.total ?? 0,
  };
}
