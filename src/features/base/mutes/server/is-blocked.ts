import type { Context } from '#platform/http/context.ts';

/** Whether one of two people blocks the other, so that neither follows, replies to, mentions or invites the other. */
export async function isBlocked(ctx: Context, a: string | null, b: string | null): Promise<boolean> {
  if (a === null || b === null || a === b) return false;
  const row = await ctx.db
    .selectFrom('mutes')
    .select('user_id')
    .where('blocks', '=', true)
    .where((eb) =>
      eb.or([eb.and([eb('user_id', '=', a), eb('object_id', '=', b)]), eb.and([eb('user_id', '=', b), eb('object_id', '=', a)])]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a person blocks the viewer, who does not learn of it. */
export async function blocksViewer(ctx: Context, userId: string): Promise<boolean> {
  if (!ctx.viewer || ctx.viewer.id === userId) return false;
  const row = await ctx.db
    .selectFrom('mutes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('object_id', '=', ctx.viewer.id)
    .where('blocks', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
