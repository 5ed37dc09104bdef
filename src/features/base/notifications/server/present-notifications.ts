import { sql } from 'kysely';
import { findPeople } from '#features/base/accounts/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import { NotificationKind } from '../contract.ts';
import { settingsOfKind } from '../categories.ts';

export type NotificationRow = {
  id: string;
  sequence: number;
  kind: string;
  facts: Record<string, string>;
  actor_ids: string[];
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
  const names = await loadNames(ctx, rows);
  return rows.map((row) => {
    const kind = NotificationKind.parse(row.kind);
    const { urgent = false, actor } = settingsOfKind(kind);
    const actors = names.get(row.id) ?? [];
    return {
      id: row.id,
      type: 'notification' as const,
      attributes: {
        kind,
        facts:
          actor && actors.length > 0 ? { ...row.facts, [actor]: groupActorNames(actors, countActors(row, actors)) } : row.facts,
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

/** Those who are only counted are in the fact `total`. */
const countActors = ({ facts }: NotificationRow, names: readonly string[]): number => Number(facts['total'] ?? names.length);

/** "Asha", "Asha and Dev", "Asha and 3 others". */
export function groupActorNames(names: readonly string[], total: number = names.length): string {
  const [first = '', second = ''] = names;
  if (total < 2) return first;
  if (total === 2) return m.notifications_two({ first, second });
  return m.notifications_others({ first, count: total - 1 });
}

/** The current names of those whose act each notification reports, and of a group's distinct actors, newest first. */
async function loadNames(ctx: Context, rows: readonly NotificationRow[]): Promise<Map<string, string[]>> {
  const groups = await loadGroupActors(ctx, rows);
  const actorsOf = (row: NotificationRow): readonly Actor[] =>
    groups.get(row.group_id ?? '') ?? row.actor_ids.map((id) => ({ id, name: null }));
  const people = await findPeople(
    ctx,
    rows.flatMap(actorsOf).flatMap(({ id }) => id ?? []),
  );
  return new Map(
    rows.map((row) => [row.id, actorsOf(row).flatMap(({ id, name }) => people.get(id ?? '')?.attributes.name ?? name ?? [])]),
  );
}

/** A member, or somebody whose name is not that of a member. */
type Actor = { id: string | null; name: string | null };

async function loadGroupActors(ctx: Context, rows: readonly NotificationRow[]): Promise<Map<string, Actor[]>> {
  const groups = rows.flatMap(({ group_id }) => (group_id === null ? [] : [group_id]));
  if (groups.length === 0) return new Map();
  const result = await sql<Actor & { group_id: string }>`
    select g.group_id, actor.id, actor.name from unnest(${groups}::uuid[]) as g (group_id), lateral (
      select member.id, case when member.id is null then coalesce(n.facts ->> 'person', n.facts ->> 'name') end as name, max(n.sequence) as last
      from (
        select facts, actor_ids, sequence from notifications where group_id = g.group_id order by sequence desc limit ${MAX_GROUP_NOTIFICATIONS}
      ) n left join unnest(n.actor_ids) as member (id) on true
      group by 1, 2
    ) actor where coalesce(actor.id::text, actor.name) is not null order by actor.last desc`.execute(ctx.db);
  return Map.groupBy(result.rows, ({ group_id }) => group_id);
}
