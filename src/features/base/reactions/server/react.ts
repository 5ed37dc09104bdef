/** Liking, saving, following and sharing: idempotent, free of races, and counted exactly. */
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { changeReactions, batchUnreact, batchReact, type ReactionInput } from './batch-reactions.ts';
import type { ReactionState } from './load-reactions.ts';
import type { ReactionTarget, Verb } from './reaction-target.ts';

type Act = { userId: string; verb: Verb; level?: string };

/** Likes, saves or follows once; again changes nothing but the level. Answers whether it was new. */
export async function react(ctx: Context, thing: ReactionTarget, act: Act): Promise<boolean> {
  const { rows } = await sql`${changeReactions(true, [reactionInput(ctx, thing, act)])} select from changed where fresh`.execute(
    ctx.db,
  );
  return rows.length > 0;
}

/** Takes a like, save or follow back; without one nothing changes. Answers whether there was one. */
export async function unreact(ctx: Context, thing: ReactionTarget, act: Act): Promise<boolean> {
  const { rows } = await sql`${changeReactions(false, [reactionInput(ctx, thing, act)])} select from changed`.execute(ctx.db);
  return rows.length > 0;
}

/** The same for what many do at once, together with how the thing is engaged with after it, as who did it sees it. */
export const reactAndLoad = (ctx: Context, thing: ReactionTarget, act: Act): Promise<ReactionState> =>
  batchReact(ctx.db, reactionInput(ctx, thing, act));
export const unreactAndLoad = (ctx: Context, thing: ReactionTarget, act: Act): Promise<ReactionState> =>
  batchUnreact(ctx.db, reactionInput(ctx, thing, act));

const reactionInput = (ctx: Context, { type, id }: ReactionTarget, { userId, verb, level = '' }: Act): ReactionInput => ({
  type,
  id,
  userId,
  verb,
  level,
  at: ctx.clock.now(),
});

/** Counts one more sharing; nobody is remembered for it. */
export async function countShare(ctx: Context, { type, id }: ReactionTarget): Promise<void> {
  await ctx.db.insertInto('engagement_deltas').values({ object_type: type, object_id: id, verb: 'share', n: 1 }).execute();
}

/** Takes back everything one member has liked, saved and followed, counts included: for an account that is deleted. */
export async function purgeReactionsOf(ctx: Context, userId: string): Promise<void> {
  await sql`
    with gone as (delete from engagements where user_id = ${userId} returning object_type, object_id, verb)
    insert into engagement_deltas (object_type, object_id, verb, n) select object_type, object_id, verb, -1 from gone`.execute(
    ctx.db,
  );
}

/** Forgets who engaged with a thing that is deleted for good. */
export async function purgeReactionsTo(ctx: Context, { type, id }: ReactionTarget): Promise<void> {
  for (const table of ['engagements', 'engagement_counts', 'engagement_deltas'] as const)
    await ctx.db.deleteFrom(table).where('object_type', '=', type).where('object_id', '=', id).execute();
}
