/** `NotificationChannel`: a member's notifications over WebSocket, in order, including those missed while disconnected. */
import { sql } from 'kysely';
import * as z from 'zod';
import type { Channel, Subscription } from '#platform/realtime/server/cable/connection.ts';
import { createContext, type Context, type Services } from '#platform/http/context.ts';
import { presentNotifications, type NotificationRow } from './present-notifications.ts';
import { unread } from './unread.ts';

export type NotificationChannel = Channel & {
  /** Signals that the member's notifications changed. */
  wake: (userId: string) => void;
  /** Signals that any member's notifications may have changed. */
  wakeAll: () => void;
  stop: () => void;
};

/** Beyond this many, the client is told to reload its list instead. */
const MAX_REPLAYED = 500;
const MEMBERS_AT_ONCE = 250;
const SWEEP_MS = 30_000;
const MAX_COUNTED = 1000;

const Replay = z.object({ action: z.literal('replay'), after: z.number().int().min(0) });

/** `at` is the last sequence number sent; null until the client has reported what it has seen. */
type Reader = Subscription & { at: number | null };
type State = { unread: number; sequence: number };

/**
 * A subscription with `replay: true` starts with the client's `perform('replay', { after })`; any other starts with new
 * notifications. Each reader keeps its position in the member's sequence and is sent everything after it, so a signal is
 * only a hint to look, and a lost one is made up for by the sweep within half a minute.
 */
export function createNotificationChannel(services: Services): NotificationChannel {
  const readers = new Map<string, Set<Reader>>();
  const known = new WeakMap<Subscription, Reader>();
  const due = new Set<string>();
  let working = false;
  const ctx = createContext(services);

  const wake = (userId: string) => {
    if (!readers.has(userId)) return;
    due.add(userId);
    if (!working) void work();
  };

  async function work(): Promise<void> {
    working = true;
    // Collects the other members signalled in this turn, to load them with one query.
    await new Promise(setImmediate);
    while (due.size > 0) {
      const members = [...due].slice(0, MEMBERS_AT_ONCE);
      for (const userId of members) due.delete(userId);
      await deliver(ctx, readers, members).catch((error: Error) => {
        services.log.warn({ reason: error.message }, 'notices were not sent to sockets');
        due.clear();
      });
    }
    working = false;
  }

  const sweep = setInterval(
    () =>
      void behind(ctx, readers).then(
        (members) => members.forEach(wake),
        () => {},
      ),
    SWEEP_MS,
  ).unref();

  return {
    wake,
    wakeAll: () => [...readers.keys()].forEach(wake),
    stop: () => clearInterval(sweep),
    subscribed: async (subscription) => {
      const { id } = subscription.viewer;
      const reader: Reader = Object.assign(subscription, { at: null });
      known.set(subscription, reader);
      readers.set(id, (readers.get(id) ?? new Set()).add(reader));
      if (subscription.params['replay'] !== true) await begin(ctx, reader);
    },
    received: (subscription, data) => {
      const replay = Replay.safeParse(data);
      const reader = known.get(subscription);
      if (!replay.success || !reader) return;
      reader.at = replay.data.after;
      wake(subscription.viewer.id);
    },
    unsubscribed: (subscription) => {
      const { id } = subscription.viewer;
      const mine = readers.get(id);
      const reader = known.get(subscription);
      if (reader) mine?.delete(reader);
      if (mine?.size === 0) readers.delete(id);
    },
  };
}

/** A reader that reported no position starts at the newest notification. */
async function begin(ctx: Context, reader: Reader): Promise<void> {
  const row = await ctx.db
    .selectFrom('notification_counters')
    .select('last')
    .where('user_id', '=', reader.viewer.id)
    .executeTakeFirst();
  reader.at ??= row?.last ?? 0;
}

/** The members with notifications that their readers have not been sent. */
async function behind(ctx: Context, readers: ReadonlyMap<string, ReadonlySet<Reader>>): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('notification_counters')
    .select(['user_id', 'last'])
    .where(sql<boolean>`user_id = any(${[...readers.keys()]}::uuid[])`)
    .execute();
  return rows.flatMap(({ user_id, last }) =>
    [...(readers.get(user_id) ?? [])].some(({ at }) => at !== null && at < last) ? [user_id] : [],
  );
}

async function deliver(
  ctx: Context,
  readers: ReadonlyMap<string, ReadonlySet<Reader>>,
  members: readonly string[],
): Promise<void> {
  const from = new Map(members.map((id) => [id, lowest(readers.get(id))]));
  // Loads the counters first: a notification written in between is delivered by the next pass.
  const states = await readStates(ctx, members);
  const rows = await readAfter(ctx, from);
  const notices = await presentNotifications(ctx, rows);
  const byMember = Map.groupBy(notices.keys(), (place) => rows[place]?.user_id ?? '');
  for (const member of members) {
    const mine = (byMember.get(member) ?? []).flatMap((place) => notices[place] ?? []);
    const state = states.get(member) ?? { unread: 0, sequence: 0 };
    for (const reader of readers.get(member) ?? []) send(reader, mine, state);
  }
}

/** The lowest position among the readers; above every sequence when no reader has one, so that nothing is loaded. */
const lowest = (some: ReadonlySet<Reader> | undefined): number =>
  Math.min(Number.MAX_SAFE_INTEGER, ...[...(some ?? [])].flatMap(({ at }) => at ?? []));

type Presented = Awaited<ReturnType<typeof presentNotifications>>[number];

function send(reader: Reader, notices: readonly Presented[], { unread, sequence }: State): void {
  const { at } = reader;
  if (at === null) return;
  const fresh = notices.filter(({ attributes }) => attributes.sequence > at);
  if (fresh.length > MAX_REPLAYED) {
    reader.at = Math.max(sequence, fresh.at(-1)?.attributes.sequence ?? 0);
    return reader.send({ type: 'resync', sequence: reader.at, unread });
  }
  for (const notification of fresh) {
    reader.at = notification.attributes.sequence;
    reader.send({ type: 'notification', sequence: notification.attributes.sequence, unread, notification });
  }
  if (fresh.length === 0) reader.send({ type: 'changed', sequence: at, unread });
}

async function readAfter(ctx: Context, from: ReadonlyMap<string, number>) {
  const { rows } = await sql<NotificationRow & { user_id: string }>`
    select n.* from unnest(${[...from.keys()]}::uuid[], ${[...from.values()]}::bigint[]) as wanted (user_id, after)
    cross join lateral (
      select id, user_id, sequence, kind, facts, url, created_at, read_at, snoozed_until, group_id from notifications
      where user_id = wanted.user_id and sequence > wanted.after and shown and cleared_at is null
      order by sequence limit ${MAX_REPLAYED + 1}
    ) n
    order by n.user_id, n.sequence`.execute(ctx.db);
  return rows;
}

async function readStates(ctx: Context, members: readonly string[]): Promise<Map<string, State>> {
  const { rows } = await sql<State & { user_id: string }>`
    select wanted.user_id, coalesce(c.last, 0)::int as sequence, (
      select count(*)::int from (
        select 1 from notifications
        where notifications.user_id = wanted.user_id and ${unread}
        limit ${MAX_COUNTED}
      ) counted
    ) as unread
    from unnest(${members}::uuid[]) as wanted (user_id)
    left join notification_counters c using (user_id)`.execute(ctx.db);
  return new Map(rows.map(({ user_id, ...state }) => [user_id, state]));
}
