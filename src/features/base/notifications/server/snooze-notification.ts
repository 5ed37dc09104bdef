import { sql } from 'kysely';
import { signedIn, type Context } from '#platform/http/context.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadNotifications } from './list-notifications.ts';
import { listed } from './unread.ts';
import { takeNextNumbers, NOTIFICATIONS_CHANGED } from './insert-notifications.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'notifications.end-snoozes': Record<string, never>;
  }
}

const MAX_DURATION_MS = 366 * 86_400_000;

const BATCH_SIZE = 200;

/** Snoozes one of the viewer's notifications; it returns as new at the given time. */
export const snoozeNotification: UseCase<'POST /api/notifications/{id}/snooze'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  const duration = Date.parse(body.until) - ctx.clock.now().getTime();
  if (duration <= 0 || duration > MAX_DURATION_MS) throw invalid({ path: 'until', code: 'snooze-range' });
  const snoozed = await ctx.db
    .updateTable('notifications')
    .set({ snoozed_until: new Date(body.until) })
    .where('id', '=', params.id)
    .where('user_id', '=', viewer.id)
    .where(listed)
    .returning('id')
    .executeTakeFirst();
  if (!snoozed) throw notFound('notification');
  ctx.announce(NOTIFICATIONS_CHANGED, viewer.id);
  return loadNotifications(ctx, viewer);
};

/** Every minute: makes notifications whose snooze has ended unread again. */
export async function endDueSnoozes(ctx: Context): Promise<void> {
  let batchLength = BATCH_SIZE;
  while (batchLength === BATCH_SIZE) {
    const due = await ctx.db
      .selectFrom('notifications')
      .select(['id', 'user_id'])
      .where('snoozed_until', '<=', ctx.clock.now())
      .where('cleared_at', 'is', null)
      .orderBy('snoozed_until')
      .limit(BATCH_SIZE)
      .execute();
    batchLength = due.length;
    for (const { id, user_id } of due) await ctx.inTransaction((trx) => unsnooze(trx, { id, userId: user_id }));
  }
}

/**
 * Makes a snoozed notification unread again and the member's newest. Returns false when it is not snoozed or not theirs.
 */
export async function unsnooze(ctx: Context, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const { rows } = await sql`
    with numbered as (${takeNextNumbers(sql`select ${userId}::uuid as user_id`)})
    update notifications set snoozed_until = null, read_at = null, sequence = numbered.last
    from numbered
    where notifications.id = ${id} and notifications.user_id = ${userId} and snoozed_until is not null and cleared_at is null and shown and not folded
    returning notifications.id`.execute(ctx.db);
  if (rows.length > 0) ctx.announce(NOTIFICATIONS_CHANGED, userId);
  return rows.length > 0;
}
