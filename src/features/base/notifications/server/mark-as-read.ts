import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadNotifications } from './list-notifications.ts';
import { listed } from './unread.ts';
import { NOTIFICATIONS_CHANGED } from './insert-notifications.ts';

/** Marks one of the viewer's notifications as read, or all of them; 404 for another member's. */
export const markAsRead: UseCase<'POST /api/notifications/mark_as_read'> = async (ctx, { query }) => {
  const viewer = signedIn(ctx);
  const { id } = query;
  const marked = await ctx.db
    .updateTable('notifications')
    .set({ read_at: ctx.clock.now() })
    .where('user_id', '=', viewer.id)
    .where(listed)
    .$if(id !== undefined, (qb) => qb.where('id', '=', id ?? ''))
    .$if(id === undefined, (qb) => qb.where('read_at', 'is', null).where('snoozed_until', 'is', null))
    .returning('id')
    .execute();
  if (id !== undefined && marked.length === 0) throw notFound('notification');
  ctx.announce(NOTIFICATIONS_CHANGED, viewer.id);
  return loadNotifications(ctx, viewer);
};
