import { signedIn } from '#platform/server/context.ts';
import { notFound } from '#platform/server/errors.ts';
import type { UseCase } from '#platform/server/http.ts';
import { readNotifications } from './list-notifications.ts';

/** Marks one of the viewer's notifications as read, or all; somebody else's does not exist. */
export const markAsRead: UseCase<'POST /api/notifications/mark_as_read'> = async (ctx, { query }) => {
  const viewer = signedIn(ctx);
  const marked = await ctx.db
    .updateTable('notifications')
    .set({ read_at: ctx.clock.now() })
    .where('user_id', '=', viewer.id)
    .$if(query.id !== undefined, (one) => one.where('id', '=', query.id ?? ''))
    .returning('id')
    .execute();
  if (query.id && marked.length === 0) throw notFound('Notification');
  return readNotifications(ctx, viewer);
};
