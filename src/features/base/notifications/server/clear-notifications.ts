import { signedIn, type Context } from '#platform/http/context.ts';
import { retentionCutoff } from '#platform/runtime/retention.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadNotifications } from './list-notifications.ts';
import { listed } from './unread.ts';
import { NOTIFICATIONS_CHANGED } from './insert-notifications.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'notifications.purge': Record<string, never>;
  }
}

const BATCH_SIZE = 5000;

/** Clears all of the viewer's notifications except snoozed ones. */
export const clearNotifications: UseCase<'POST /api/notifications/clear_all'> = async (ctx) => {
  const viewer = signedIn(ctx);
  await ctx.db
    .updateTable('notifications')
    .set({ cleared_at: ctx.clock.now() })
    .where('user_id', '=', viewer.id)
    .where(listed)
    .where('snoozed_until', 'is', null)
    .execute();
  ctx.announce(NOTIFICATIONS_CHANGED, viewer.id);
  return loadNotifications(ctx, viewer);
};

/** Deletes notifications cleared so long ago that they are not stored any more, including the grouped ones behind them. */
export async function purgeCleared(ctx: Context): Promise<void> {
  let batchLength = BATCH_SIZE;
  while (batchLength === BATCH_SIZE) {
    const old = await ctx.db
      .selectFrom('notifications')
      .select(['id', 'group_id'])
      .where('cleared_at', '<', retentionCutoff(ctx, ctx.config.NOTIFICATION_DAYS))
      .limit(BATCH_SIZE)
      .execute();
    batchLength = old.length;
    if (batchLength === 0) return;
    const groups = old.flatMap(({ group_id }) => (group_id === null ? [] : [group_id]));
    await ctx.db
      .deleteFrom('notifications')
      .where((eb) =>
        eb.or([
          eb(
            'id',
            'in',
            old.map(({ id }) => id),
          ),
          ...(groups.length > 0 ? [eb.and([eb('group_id', 'in', groups), eb('folded', '=', true)])] : []),
        ]),
      )
      .execute();
  }
}
