import type { Context } from '#platform/http/context.ts';

/** Those of some people who want to hear from another one: who neither mute or block them, nor are blocked by them. */
export async function findListeners(ctx: Context, actorId: string | null, userIds: readonly string[]): Promise<string[]> {
  if (actorId === null || userIds.length === 0) return [...userIds];
  const rows = await ctx.db
    .selectFrom('mutes')
    .select(['user_id', 'object_id'])
    .where('object_type', '=', 'user')
    .where((eb) =>
      eb.or([
        eb.and([eb('object_id', '=', actorId), eb('user_id', 'in', [...userIds])]),
        eb.and([eb('user_id', '=', actorId), eb('blocks', '=', true), eb('object_id', 'in', [...userIds])]),
      ]),
    )
    .execute();
  const deaf = new Set(rows.flatMap(({ user_id, object_id }) => [user_id, object_id]));
  return userIds.filter((id) => !deaf.has(id));
}
