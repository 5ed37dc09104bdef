import type { Context } from '#platform/http/context.ts';
import { NOTIFICATIONS_CHANGED } from './insert-notifications.ts';

/**
 * Deletes notifications of content that is no longer visible, to everyone or to one member only. In a group, the newest
 * remaining one represents the others.
 */
export async function withdrawNotifications(ctx: Context, dedupeKeys: readonly string[], userId?: string): Promise<void> {
  if (dedupeKeys.length === 0) return;
  const withdrawn = await ctx.db
    .deleteFrom('notifications')
    .where('dedupe_key', 'in', [...dedupeKeys])
    .$if(userId !== undefined, (rows) => rows.where('user_id', '=', userId ?? ''))
    .returning(['user_id', 'group_id', 'folded'])
    .execute();
  for (const { user_id, group_id, folded } of withdrawn) {
    if (group_id !== null && !folded) await showNewest(ctx, group_id);
    ctx.announce(NOTIFICATIONS_CHANGED, user_id);
  }
}

async function showNewest(ctx: Context, groupId: string): Promise<void> {
  const newest = ctx.db
    .selectFrom('notifications')
    .select('id')
    .where('group_id', '=', groupId)
    .orderBy('sequence', 'desc')
    .limit(1);
  await ctx.db.updateTable('notifications').set({ folded: false }).where('id', '=', newest).execute();
}
