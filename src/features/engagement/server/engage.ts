/** Liking, saving, following and sharing: idempotent, free of races, and counted exactly. */
import { sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';

export type Verb = 'like' | 'save' | 'follow';
/** What is engaged with: a kind of thing and its id within the kind. Whether it exists and may be seen is the caller's to know. */
export type Thing = { type: string; id: string };

/** Likes, saves or follows once; again changes nothing but the level. Answers whether it was new. */
export async function engage(
  ctx: Context,
  { type, id }: Thing,
  { userId, verb, level = '' }: { userId: string; verb: Verb; level?: string },
): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`
    with written as (
      insert into engagements (object_type, object_id, verb, user_id, level, created_at)
      values (${type}, ${id}, ${verb}, ${userId}, ${level}, ${ctx.clock.now()})
      on conflict (object_type, object_id, verb, user_id) do update set level = excluded.level
      returning xmax = 0 as fresh
    ), counted as (
      insert into engagement_deltas (object_type, object_id, verb, n)
      select ${type}, ${id}, ${verb}, 1 from written where fresh
    )
    select fresh from written`.execute(ctx.db);
  return rows[0]?.fresh ?? false;
}

/** Takes a like, save or follow back; without one nothing changes. Answers whether there was one. */
export async function disengage(
  ctx: Context,
  { type, id }: Thing,
  { userId, verb }: { userId: string; verb: Verb },
): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      delete from engagements
      where object_type = ${type} and object_id = ${id} and verb = ${verb} and user_id = ${userId}
      returning 1
    ), counted as (
      insert into engagement_deltas (object_type, object_id, verb, n) select ${type}, ${id}, ${verb}, -1 from gone
    )
    select 1 from gone`.execute(ctx.db);
  return rows.length > 0;
}

/** Counts one more sharing; nobody is remembered for it. */
export async function countShare(ctx: Context, { type, id }: Thing): Promise<void> {
  await ctx.db.insertInto('engagement_deltas').values({ object_type: type, object_id: id, verb: 'share', n: 1 }).execute();
}

/** Takes back everything one member has liked, saved and followed, counts included: for an account that is deleted. */
export async function forgetEngagementsOf(ctx: Context, userId: string): Promise<void> {
  await sql`
    with gone as (delete from engagements where user_id = ${userId} returning object_type, object_id, verb)
    insert into engagement_deltas (object_type, object_id, verb, n) select object_type, object_id, verb, -1 from gone`.execute(
    ctx.db,
  );
}

/** Forgets who engaged with a thing that is deleted for good. */
export async function forgetEngagementsWith(ctx: Context, { type, id }: Thing): Promise<void> {
  for (const table of ['engagements', 'engagement_counts', 'engagement_deltas'] as const)
    await ctx.db.deleteFrom(table).where('object_type', '=', type).where('object_id', '=', id).execute();
}
