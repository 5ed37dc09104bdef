import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadNotifications } from './list-notifications.ts';
import { NOTIFICATIONS_CHANGED } from './insert-notifications.ts';

const UNDO_MS = 10 * 60_000;

/** Restores what the viewer cleared last; does nothing after ten minutes or when nothing was cleared. */
export const undoClear: UseCase<'POST /api/notifications/undo_clear'> = async (ctx) => {
  const viewer = signedIn(ctx);
  const last = await ctx.db
    .selectFrom('notifications')
    .select(({ fn }) => fn.max('cleared_at').as('clearedAt'))
    .where('user_id', '=', viewer.id)
    .where('cleared_at', '>', new Date(ctx.clock.now().getTime() - UNDO_MS))
    .executeTakeFirst();
  if (last?.clearedAt)
    await ctx.db
      .updateTable('notifications')
      .set({ cleared_at: null })
      .where('user_id', '=', viewer.id)
      .where('cleared_at', '=', last.clearedAt)
      .execute();
  ctx.announce(NOTIFICATIONS_CHANGED, viewer.id);
  return loadNotifications(ctx, viewer);
};
