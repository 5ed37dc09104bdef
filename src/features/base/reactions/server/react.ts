/** Likes, saves, follows and shares: idempotent, race-free, and counted exactly. */
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { changeReactions, batchUnreact, batchReact, type ReactionInput } from './batch-reactions.ts';
import type { ReactionState } from './load-reactions.ts';
import type { ReactionTarget, Verb } from './reaction-target.ts';

type MemberReaction = { userId: string; verb: Verb; level?: string };

/** Likes, saves or follows; repeating a reaction only changes its level. Returns whether it was new. */
export async function react(ctx: Context, target: ReactionTarget, reaction: MemberReaction): Promise<boolean> {
  const { rows } =
    await sql`${changeReactions(true, [reactionInput(ctx, target, reaction)])} select from changed where fresh`.execute(ctx.db);
  return rows.length > 0;
}

/** Removes a like, save or follow. Returns whether there was one. */
export async function unreact(ctx: Context, target: ReactionTarget, reaction: MemberReaction): Promise<boolean> {
  const { rows } = await sql`${changeReactions(false, [reactionInput(ctx, target, reaction)])} select from changed`.execute(
    ctx.db,
  );
  return rows.length > 0;
}

/** Like `react` and `unreact`, batched across requests; returns the item's resulting reactions for the member. */
export const reactAndLoad = (ctx: Context, target: ReactionTarget, reaction: MemberReaction): Promise<ReactionState> =>
  batchReact(ctx.db, reactionInput(ctx, target, reaction));
export const unreactAndLoad = (ctx: Context, target: ReactionTarget, reaction: MemberReaction): Promise<ReactionState> =>
  batchUnreact(ctx.db, reactionInput(ctx, target, reaction));

const reactionInput = (
  ctx: Context,
  { type, id }: ReactionTarget,
  { userId, verb, level = '' }: MemberReaction,
): ReactionInput => ({
  type,
  id,
  userId,
  verb,
  level,
  at: ctx.clock.now(),
});

/** Counts a share, without storing who shared. */
export async function countShare(ctx: Context, { type, id }: ReactionTarget): Promise<void> {
  await ctx.db.insertInto('engagement_deltas').values({ object_type: type, object_id: id, verb: 'share', n: 1 }).execute();
}

/** Removes all reactions of a member, counts included, when their account is deleted. */
export async function purgeReactionsOf(ctx: Context, userId: string): Promise<void> {
  await sql`
    with gone as (delete from engagements where user_id = ${userId} returning object_type, object_id, verb)
    insert into engagement_deltas (object_type, object_id, verb, n) select object_type, object_id, verb, -1 from gone`.execute(
    ctx.db,
  );
}

/** Moves the reactions to a duplicate to the item that is kept; who reacted to both counts once. Shares of the duplicate are not counted any more. */
export async function moveReactions(ctx: Context, type: string, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    with moved as (
      insert into engagements (object_type, object_id, verb, user_id, level, created_at)
      select object_type, ${to}, verb, user_id, level, created_at from engagements where object_type = ${type} and object_id = ${from}
      on conflict do nothing returning verb
    )
    insert into engagement_deltas (object_type, object_id, verb, n) select ${type}, ${to}, verb, count(*) from moved group by verb`.execute(
    ctx.db,
  );
  await purgeReactionsTo(ctx, { type, id: from });
}

/** Deletes all reactions to an item that is permanently deleted. */
export async function purgeReactionsTo(ctx: Context, { type, id }: ReactionTarget): Promise<void> {
  for (const table of ['engagements', 'engagement_counts', 'engagement_deltas'] as const)
    await ctx.db.deleteFrom(table).where('object_type', '=', type).where('object_id', '=', id).execute();
}
