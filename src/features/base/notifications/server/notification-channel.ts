/** `NotificationChannel`: a member's notifications over WebSocket, in order, including those missed while disconnected. */
import { sql } from 'kysely';
import * as z from 'zod';
import type { Channel, Subscription } from '#platform/realtime/server/cable/connection.ts';
import { createContext, type Context, type Services } from '#platform/http/context.ts';
import { presentNotifications, type NotificationRow } from './present-notifications.ts';
import { unread } from './unread.ts';

export type NotificationChannel = Channel & {
  /** Signals that the member's notifications changed. */
  signal: (userId: string) => void;
  /** Signals that any member's notifications may have changed. */
  signalAll: () => void;
  stop: () => void;
};

/** With more missed notifications than this, the client is asked to reload its list instead. */
const MAX_REPLAYED = 500;
const BATCH_SIZE = 250;
const SWEEP_MS = 30_000;
const MAX_COUNTED = 1000;

const Replay = z.object({ action: z.literal('replay'), after: z.number().int().min(0) });

/** `position` is the last sequence number sent; null until the start is known. */
type Reader = Subscription & { position: number | null };
type State = { unread: number; sequence: number };

/**
 * A subscription with `replay: true` starts with the client's `perform('replay', { after })`; any other starts with new
 * notifications. Each reader has a position in the member's sequence and is sent everything after it, so a signal only
 * triggers a check, and the sweep finds a new notification whose signal was lost within half a minute.
 */
export function createNotificationChannel(services: Services): NotificationChannel {
  const readers = new Map<string, Set<Reader>>();
  const bySubscription = new WeakMap<Subscription, Reader>();
  const pending = new Set<string>();
  let isDelivering = false;
  const ctx = createContext(services);

  const signal = (userId: string) => {
    if (!readers.has(userId)) return;
    pending.add(userId);
    if (!isDelivering) void deliverPending();
  };

  async function deliverPending(): Promise<void> {
    isDelivering = true;
    // Collects the other members signalled in this turn of the event loop, to load them together.
    await new Promise(setImmediate);
    while (pending.size > 0) {
      const members = [...pending].slice(0, BATCH_SIZE);
      for (const userId of members) pending.delete(userId);
      await deliver(ctx, readers, members).catch((error: Error) => {
        services.log.warn({ reason: error.message }, 'notifications could not be sent to sockets');
        pending.clear();
      });
    }
    isDelivering = false;
  }

  const sweep = setInterval(
    () =>
      void findMembersBehind(ctx, readers).then(
        (members) => members.forEach(signal),
        () => {},
      ),
    SWEEP_MS,
  ).unref();

  return {
    signal,
    signalAll: () => [...readers.keys()].forEach(signal),
    stop: () => clearInterval(sweep),
    subscribed: async (subscription) => {
      const { id } = subscription.viewer;
      const reader: Reader = Object.assign(subscription, { position: null });
      bySubscription.set(subscription, reader);
      readers.set(id, (readers.get(id) ?? new Set()).add(reader));
      if (subscription.params['replay'] !== true) await startAtNewest(ctx, reader);
    },
    received: (subscription, data) => {
      const replay = Replay.safeParse(data);
      const reader = bySubscription.get(subscription);
      if (!replay.success || !reader) return;
      reader.position = replay.data.after;
      signal(subscription.viewer.id);
    },
    unsubscribed: (subscription) => {
      const { id } = subscription.viewer;
      const ownReaders = readers.get(id);
      const reader = bySubscription.get(subscription);
      if (reader) ownReaders?.delete(reader);
      if (ownReaders?.size === 0) readers.delete(id);
    },
  };
}

/** A reader that reported no position starts at the newest notification. */
async function startAtNewest(ctx: Context, reader: Reader): Promise<void> {
  const row = await ctx.db
    .selectFrom('notification_counters')
    .select('last')
    .where('user_id', '=', reader.viewer.id)
    .executeTakeFirst();
  reader.position ??= row?.last ?? 0;
}

/** The members who have notifications that were not yet sent to all of their readers. */
async function findMembersBehind(ctx: Context, readers: ReadonlyMap<string, ReadonlySet<Reader>>): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('notification_counters')
    .select(['user_id', 'last'])
    .where(sql<boolean>`user_id = any(${[...readers.keys()]}::uuid[])`)
    .execute();
  return rows.flatMap(({ user_id, last }) =>
    [...(readers.get(user_id) ?? [])].some(({ position }) => position !== null && position < last) ? [user_id] : [],
  );
}

async function deliver(
  ctx: Context,
  readers: ReadonlyMap<string, ReadonlySet<Reader>>,
  members: readonly string[],
): Promise<void> {
  const positions = new Map(members.map((id) => [id, lowestPosition(readers.get(id))]));
  // Loads the counters before the rows, so that a resync never moves a reader past a notification written in between.
  const states = await loadStates(ctx, members);
  const rows = await loadAfter(ctx, positions);
  const notices = await presentNotifications(ctx, rows);
  const byMember = Map.groupBy(notices.keys(), (index) => rows[index]?.user_id ?? '');
  for (const member of members) {
    const ownNotices = (byMember.get(member) ?? []).flatMap((index) => notices[index] ?? []);
    const state = states.get(member) ?? { unread: 0, sequence: 0 };
    for (const reader of readers.get(member) ?? []) send(reader, ownNotices, state);
  }
}

/** The lowest position among the readers; above every sequence when no reader has one, so that nothing is loaded. */
const lowestPosition = (readers: ReadonlySet<Reader> | undefined): number =>
  Math.min(Number.MAX_SAFE_INTEGER, ...[...(readers ?? [])].flatMap(({ position }) => position ?? []));

type Presented = Awaited<ReturnType<typeof presentNotifications>>[number];

function send(reader: Reader, notices: readonly Presented[], { unread, sequence }: State): void {
  const { position } = reader;
  if (position === null) return;
  const fresh = notices.filter(({ attributes }) => attributes.sequence > position);
  if (fresh.length > MAX_REPLAYED) {
    reader.position = Math.max(sequence, fresh.at(-1)?.attributes.sequence ?? 0);
    return reader.send({ type: 'resync', sequence: reader.position, unread });
  }
  for (const notification of fresh) {
    reader.position = notification.attributes.sequence;
    reader.send({ type: 'notification', sequence: notification.attributes.sequence, unread, notification });
  }
  if (fresh.length === 0) reader.send({ type: 'changed', sequence: position, unread });
}

async function loadAfter(ctx: Context, positions: ReadonlyMap<string, number>) {
  const { rows } = await sql<NotificationRow & { user_id: string }>`
    select n.* from unnest(${[...positions.keys()]}::uuid[], ${[...positions.values()]}::bigint[]) as requested (user_id, after)
    cross join lateral (
      select id, user_id, sequence, kind, facts, actor_ids, url, created_at, read_at, snoozed_until, group_id from notifications
      where user_id = requested.user_id and sequence > requested.after and shown and cleared_at is null
      order by sequence limit ${MAX_REPLAYED + 1}
    ) n
    order by n.user_id, n.sequence`.execute(ctx.db);
  return rows;
}

async function loadStates(ctx: Context, members: readonly string[]): Promise<Map<string, State>> {
  const { rows } = await sql<State & { user_id: string }>`
    select requested.user_id, coalesce(c.last, 0)::int as sequence, (
      select count(*)::int from (
        select 1 from notifications
        where notifications.user_id = requested.user_id and ${unread}
        limit ${MAX_COUNTED}
      ) counted
    ) as unread
    from unnest(${members}::uuid[]) as requested (user_id)
    left join notification_counters c using (user_id)`.execute(ctx.db);
  return new Map(rows.map(({ user_id, ...state }) => [user_id, state]));
}
