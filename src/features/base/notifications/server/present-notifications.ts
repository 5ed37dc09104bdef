import { sql } from 'kysely';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import { NotificationKind } from '../contract.ts';
import { settingsOfKind } from '../categories.ts';

export type NotificationRow = {
  id: string;
  sequence: number;
  kind: string;
  facts: Record<string, string>;
  url: string;
  created_at: Date;
  read_at: Date | null;
  snoozed_until: Date | null;
  group_id: string | null;
};

/** The people of a group are named and counted from at most this many of its newest notifications. */
const MAX_GROUP_NOTIFICATIONS = 50;

/** Notifications as their recipient sees them; a grouped one names the people behind it. */
export async function presentNotifications(ctx: Context, rows: readonly NotificationRow[]) {
  const names = await loadGroupActors(ctx, rows);
  return rows.map((row) => {
    const kind = NotificationKind.parse(row.kind);
    const { urgent = false, actor } = settingsOfKind(kind);
    const actors = row.group_id === null ? undefined : names.get(row.group_id);
    return {
      id: row.id,
      type: 'notification' as const,
      attributes: {
        kind,
        facts: actor && actors ? { ...row.facts, [actor]: groupActorNames(actors) } : row.facts,
        url: row.url,
        created_at: row.created_at.toISOString(),
        read: row.read_at !== null,
        sequence: row.sequence,
        snoozed_until: row.snoozed_until?.toISOString() ?? null,
        urgent,
      },
    };
  });
}

/** "Asha", "Asha and Dev", "Asha and 3 others". */
export function groupActorNames(names: readonly string[], total: number = names.length): string {
  const [first = '', second = ''] = names;
  if (total < 2) return first;
  if (total === 2) return m.notifications_two({ first, second });
  return m.notifications_others({ first, count: total - 1 });
}

/** The distinct actors of each group, newest first. */
async function loadGroupActors(ctx: Context, rows: readonly NotificationRow[]): Promise<Map<string, string[]>> {
  const groups = rows.flatMap(({ group_id }) => (group_id === null ? [] : [group_id]));
  if (groups.length === 0) return new Map();
  const result = await sql<{ group_id: string; names: string[] }>`
    select g.group_id, array(
      select name from (
        select coalesce(n.facts ->> 'person', n.facts ->> 'name') as name, max(n.sequence) as last
        from (
          select facts, sequence from notifications where group_id = g.group_id order by sequence desc limit ${MAX_GROUP_NOTIFICATIONS}
        ) n
        group by 1 order by 2 desc
      ) named where name is not null
    ) as names
    from unnest(${groups}::uuid[]) as g (group_id)`.execute(ctx.db);
  return new Map(result.rows.map(({ group_id, names }) => [group_id, names]));
}
