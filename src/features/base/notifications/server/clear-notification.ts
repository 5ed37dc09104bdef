import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadNotifications } from './list-notifications.ts';
import { listed } from './unread.ts';
import { NOTIFICATIONS_CHANGED } from './insert-notifications.ts';

/** Clears one of the viewer's notifications. */
export const clearNotification: UseCase<'POST /api/notifications/{id}/clear'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const cleared = await ctx.db
    .updateTable('notifications')
    .set({ cleared_at: ctx.clock.now() })
    .where('id', '=', params.id)
    .where('user_id', '=', viewer.id)
    .where(listed)
    .returning('id')
    .executeTakeFirst();
  if (!cleared) throw notFound('notification');
  ctx.announce(NOTIFICATIONS_CHANGED, viewer.id);
  return loadNotifications(ctx, viewer);
};
