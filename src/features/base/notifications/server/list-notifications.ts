import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { signedIn, type Context, type Viewer } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentNotifications } from './present-notifications.ts';
import { listed, unread } from './unread.ts';

const PAGE_SIZE = 20;
const MAX_UNREAD_COUNT = 1000;

type View = 'all' | 'unread' | 'snoozed';

/** The viewer's notifications, newest first, with the number of unread ones. */
export const listNotifications: UseCase<'GET /api/notifications'> = (ctx, { query }) =>
  loadNotifications(ctx, signedIn(ctx), query);

const VIEW_CONDITIONS: Record<View, RawBuilder<SqlBool>> = {
  all: sql<SqlBool>`${listed} and notifications.snoozed_until is null`,
  unread,
  snoozed: sql<SqlBool>`${listed} and notifications.snoozed_until is not null`,
};

/** One page of the list; every mutation responds with the first page of all. */
export async function loadNotifications(
  ctx: Context,
  viewer: Viewer,
  { cursor, view = 'all' }: { cursor?: string | undefined; view?: View } = {},
) {
  const rows = await ctx.db
    .selectFrom('notifications')
    .select(['id', 'sequence', 'kind', 'facts', 'actor_ids', 'url', 'created_at', 'read_at', 'snoozed_until', 'group_id'])
    .where('user_id', '=', viewer.id)
    .where(VIEW_CONDITIONS[view])
    .$if(cursor !== undefined, (qb) => qb.where('sequence', '<', Number(cursor)))
    .orderBy('sequence', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const [data, count, sequence] = await Promise.all([
    presentNotifications(ctx, shown),
    countUnread(ctx, viewer.id),
    loadLastSequence(ctx, viewer.id),
  ]);
  return {
    data,
    meta: { next_cursor: rows.length > PAGE_SIZE ? String(shown.at(-1)?.sequence) : null, unread: count, sequence },
  };
}

/** The number of unread notifications, counted up to 1000. */
export async function countUnread(ctx: Context, userId: string): Promise<number> {
  const counted = ctx.db
    .selectFrom('notifications')
    .select(sql`1`.as('one'))
    .where('user_id', '=', userId)
    .where(unread)
    .limit(MAX_UNREAD_COUNT)
    .as('counted');
  const { count } = await ctx.db
    .selectFrom(counted)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function loadLastSequence(ctx: Context, userId: string): Promise<number> {
  const row = await ctx.db.selectFrom('notification_counters').select('last').where('user_id', '=', userId).executeTakeFirst();
  return row?.last ?? 0;
}
