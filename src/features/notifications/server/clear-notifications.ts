import { signedIn } from '#platform/server/context.ts';
import { notFound } from '#platform/server/errors.ts';
import type { UseCase } from '#platform/server/http.ts';
import { readNotifications } from './list-notifications.ts';

/** Clears one of the viewer's notifications. */
export const clearNotification: UseCase<'POST /api/notifications/{id}/clear'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const cleared = await ctx.db
    .deleteFrom('notifications')
    .where('id', '=', params.id)
    .where('user_id', '=', viewer.id)
    .returning('id')
    .executeTakeFirst();
  if (!cleared) throw notFound('Notification');
  return readNotifications(ctx, viewer);
};

/** Clears all of the viewer's notifications. */
export const clearNotifications: UseCase<'POST /api/notifications/clear_all'> = async (ctx) => {
  const viewer = signedIn(ctx);
  await ctx.db.deleteFrom('notifications').where('user_id', '=', viewer.id).execute();
  return readNotifications(ctx, viewer);
};
