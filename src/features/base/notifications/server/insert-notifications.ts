import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

export type NewNotification = {
  kind: string;
  dedupeKey: string;
  facts: Record<string, string>;
  actorIds: readonly string[];
  url: string;
  groupKey: string | null;
};
export type Recipient = { userId: string; shown: boolean; mail: 'none' | 'now' | 'digest' };

/** The topic of the signal that a member's notifications have changed. */
export const NOTIFICATIONS_CHANGED = 'notices';

/**
 * Inserts a notification for each recipient with their next sequence number, and groups unread ones of the same group
 * behind it. Returns the recipients for whom it was new, with the notification's id.
 */
export async function insertNotifications(
  ctx: Context,
  notice: NewNotification,
  recipients: readonly Recipient[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    with recipient as (
      select * from unnest(
        ${recipients.map(({ userId }) => userId)}::uuid[], ${recipients.map(({ shown }) => shown)}::boolean[],
        ${recipients.map(({ mail }) => mail)}::text[]
      ) as recipient (user_id, shown, mail)
    ), numbered as (${takeNextNumbers(sql`select user_id from recipient`)})
    insert into notifications (user_id, sequence, kind, dedupe_key, facts, actor_ids, url, group_key, shown, mail, created_at)
    select user_id, numbered.last, ${notice.kind}, ${notice.dedupeKey}, ${JSON.stringify(notice.facts)}::jsonb, ${[...notice.actorIds]}::uuid[],
      ${notice.url}, ${notice.groupKey}, recipient.shown, recipient.mail, ${ctx.clock.now()}::timestamptz
    from numbered join recipient using (user_id)
    on conflict (user_id, dedupe_key) do nothing
    returning id, user_id`.execute(ctx.db);
  const inserted = new Map(rows.map(({ id, user_id }) => [user_id, id]));
  if (notice.groupKey !== null && inserted.size > 0) await joinGroups(ctx, notice.groupKey, inserted);
  for (const { userId, shown } of recipients) if (shown && inserted.has(userId)) ctx.announce(NOTIFICATIONS_CHANGED, userId);
  return inserted;
}

/**
 * Increments the members' counters. The rows stay locked until the commit, so that sequence numbers follow the commit
 * order; they are locked in one order to avoid deadlocks.
 */
export const takeNextNumbers = (members: ReturnType<typeof sql>) => sql`
  insert into notification_counters as counter (user_id, last)
  select user_id, 1 from (${members}) as member order by user_id
  on conflict (user_id) do update set last = counter.last + 1
  returning user_id, last`;

async function joinGroups(ctx: Context, groupKey: string, inserted: ReadonlyMap<string, string>): Promise<void> {
  const ids = [...inserted.values()];
  const earlier = await ctx.db
    .updateTable('notifications')
    .set({ folded: true })
    .where(sql<boolean>`user_id = any(${[...inserted.keys()]}::uuid[])`)
    .where(sql<boolean>`id <> all(${ids}::uuid[])`)
    .where('group_key', '=', groupKey)
    .where('folded', '=', false)
    .where('read_at', 'is', null)
    .where('cleared_at', 'is', null)
    .where('snoozed_until', 'is', null)
    .returning(['user_id', 'group_id'])
    .execute();
  const groups = new Map(earlier.map(({ user_id, group_id }) => [user_id, group_id]));
  const groupIds = [...inserted].map(([userId, id]) => groups.get(userId) ?? id);
  await sql`
    update notifications set group_id = groupIds.group_id
    from unnest(${ids}::uuid[], ${groupIds}::uuid[]) as groupIds (id, group_id)
    where notifications.id = groupIds.id`.execute(ctx.db);
}
