import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { signedIn, type Context, type Viewer } from '#platform/http/context.ts';
import type { Tables } from '#platform/db/db.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentNotices } from './present-notices.ts';

const PAGE = 20;
const MAX_COUNTED = 1000;

type View = 'all' | 'unread' | 'snoozed';
type Notices = ExpressionBuilder<Tables, 'notifications'>;

/** The viewer's notifications, newest first, with the number of unread ones. */
export const listNotifications: UseCase<'GET /api/notifications'> = (ctx, { query }) =>
  readNotifications(ctx, signedIn(ctx), query);

/** What stands in the list: shown, not behind another one, and not cleared. */
export const standing = (eb: Notices): Expression<SqlBool> =>
  eb.and([eb('shown', '=', true), eb('folded', '=', false), eb('cleared_at', 'is', null)]);

const INSIDE: Record<View, (eb: Notices) => Expression<SqlBool>> = {
  all: (eb) => eb('snoozed_until', 'is', null),
  unread: (eb) => eb.and([eb('snoozed_until', 'is', null), eb('read_at', 'is', null)]),
  snoozed: (eb) => eb('snoozed_until', 'is not', null),
};

/** One stretch of the list; every change answers with the first of all. */
export async function readNotifications(
  ctx: Context,
  viewer: Viewer,
  { cursor, view = 'all' }: { cursor?: string | undefined; view?: View } = {},
) {
  const rows = await ctx.db
    .selectFrom('notifications')
    .select(['id', 'sequence', 'kind', 'facts', 'url', 'created_at', 'read_at', 'snoozed_until', 'group_id'])
    .where('user_id', '=', viewer.id)
    .where(standing)
    .where(INSIDE[view])
    .$if(cursor !== undefined, (older) => older.where('sequence', '<', Number(cursor)))
    .orderBy('sequence', 'desc')
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE);
  const [data, unread, sequence] = await Promise.all([
    presentNotices(ctx, shown),
    countUnread(ctx, viewer.id),
    lastNumber(ctx, viewer.id),
  ]);
  return { data, meta: { next_cursor: rows.length > PAGE ? String(shown.at(-1)?.sequence) : null, unread, sequence } };
}

/** Unread ones in the list, counted up to a thousand. */
export async function countUnread(ctx: Context, userId: string): Promise<number> {
  const some = ctx.db
    .selectFrom('notifications')
    .select(sql`1`.as('one'))
    .where('user_id', '=', userId)
    .where(standing)
    .where(INSIDE.unread)
    .limit(MAX_COUNTED)
    .as('some');
  const { unread } = await ctx.db
    .selectFrom(some)
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

async function lastNumber(ctx: Context, userId: string): Promise<number> {
  const row = await ctx.db.selectFrom('notification_counters').select('last').where('user_id', '=', userId).executeTakeFirst();
  return row?.last ?? 0;
}
