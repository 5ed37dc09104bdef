import type { Context } from '#platform/http/context.ts';

/**
 * The context as another member would have it, to ask what they may see before they are notified of it. It has no session,
 * so that nothing which needs one can be done with it. Null for somebody who is not, or no longer, a member.
 */
export async function asMember(ctx: Context, id: string): Promise<Context | null> {
  const member = await ctx.db
    .selectFrom('users')
    .select(['id', 'slug', 'name', 'staff'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return member ? { ...ctx, viewer: { ...member, sessionId: '' } } : null;
}
