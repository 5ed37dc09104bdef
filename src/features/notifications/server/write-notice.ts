import { sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';

/** The topic under which a member's notices are said to have changed. */
export const NOTICES = 'notices';

type NewNotice = {
  userId: string;
  kind: string;
  occasion: string;
  facts: Record<string, string>;
  url: string;
  groupKey: string | null;
  shown: boolean;
  mail: 'none' | 'now' | 'digest';
};

/**
 * Writes a notice under the member's next number, and folds the unread one of the same group behind it. Answers its id, or
 * null when the occasion was told before.
 */
export async function writeNotice(ctx: Context, notice: NewNotice): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with numbered as (${nextNumber(notice.userId)})
    insert into notifications (user_id, sequence, kind, occasion, facts, url, group_key, shown, mail, created_at)
    select ${notice.userId}, numbered.last, ${notice.kind}, ${notice.occasion}, ${JSON.stringify(notice.facts)}::jsonb,
      ${notice.url}, ${notice.groupKey}, ${notice.shown}, ${notice.mail}, ${ctx.clock.now()}
    from numbered
    on conflict (user_id, occasion) do nothing
    returning id`.execute(ctx.db);
  const id = rows[0]?.id;
  if (!id) return null;
  if (notice.shown) ctx.announce(NOTICES, notice.userId);
  if (notice.groupKey !== null) await fold(ctx, id, notice);
  return id;
}

/** The member's counter, one further; its row stays locked until the commit, so that numbers commit in their order. */
export const nextNumber = (userId: string) => sql`
  insert into notification_counters as known (user_id, last) values (${userId}, 1)
  on conflict (user_id) do update set last = known.last + 1
  returning last`;

async function fold(ctx: Context, id: string, { userId, groupKey }: NewNotice): Promise<void> {
  const open = await ctx.db
    .updateTable('notifications')
    .set({ folded: true })
    .where('user_id', '=', userId)
    .where('group_key', '=', groupKey)
    .where('folded', '=', false)
    .where('read_at', 'is', null)
    .where('cleared_at', 'is', null)
    .where('snoozed_until', 'is', null)
    .where('id', '<>', id)
    .returning('group_id')
    .executeTakeFirst();
  await ctx.db
    .updateTable('notifications')
    .set({ group_id: open?.group_id ?? id })
    .where('id', '=', id)
    .execute();
}
