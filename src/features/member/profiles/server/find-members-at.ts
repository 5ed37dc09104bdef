import { reactionCountRows } from '#features/base/reactions/server/index.ts';
import { memberRows } from '#features/base/accounts/server/index.ts';
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { presentMembers } from './list-members.ts';

type Found = { id: string; slug: string; name: string; headline: string; role: string; current: boolean };

/**
 * Members with an organisation in their experience: current ones first, then by followers and name. Excludes members
 * with hidden experience and unlisted members, for every viewer.
 */
export async function findMembersAt(ctx: Context, organisation: string, { limit, offset }: { limit: number; offset: number }) {
  const named = sql`organisations_of(profiles.experience) @> array[lower(trim(${organisation}))]
    and not 'experience' = any(profiles.hidden) and users.listed and users.deleted_at is null`;
  const { rows } = await sql<Found>`
    select users.id, users.slug, users.name, users.headline, stay.role, stay.current
    from profiles join ${memberRows(ctx)} as users on users.id = profiles.user_id
    cross join lateral (
      select one ->> 'title' as role, one ->> 'ended_on' is null as current from jsonb_array_elements(profiles.experience) as one
      where lower(trim(one ->> 'organisation')) = lower(trim(${organisation}))
      order by one ->> 'ended_on' desc nulls first, one ->> 'started_on' desc limit 1) as stay
    left join ${reactionCountRows(ctx)} as follows
      on follows.object_type = 'user' and follows.object_id = users.id::text and follows.verb = 'follow'
    where ${named}
    order by stay.current desc, coalesce(follows.total, 0) desc, users.name, users.id limit ${limit} offset ${offset}`.execute(
    ctx.db,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from profiles join ${memberRows(ctx)} as users on users.id = profiles.user_id where ${named}`.execute(
    ctx.db,
  );
  const members = await presentMembers(ctx, rows);
  return {
    members: members.map((member, index) => ({
      ...member,
      attributes: { ...member.attributes, role: rows[index]?.role ?? '', current: rows[index]?.current ?? false },
    })),
    total: counted[0]?.total ?? 0,
  };
}
