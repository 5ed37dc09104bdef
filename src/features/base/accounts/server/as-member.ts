import type { Context } from '#platform/http/context.ts';
import { isSuspended } from './suspended.ts';

/**
 * The request context of another member, to check what they may see before notifying them. It has no session, so nothing
 * that needs one works with it. Null for a deleted or unknown member.
 */
export async function asMember(ctx: Context, id: string): Promise<Context | null> {
  const member = await ctx.db
    .selectFrom('users')
    .select(['id', 'slug', 'name', 'staff', 'staff_scopes as scopes'])
    .select(isSuspended.as('suspended'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return member ? { ...ctx, viewer: { ...member, sessionId: '' } } : null;
}
