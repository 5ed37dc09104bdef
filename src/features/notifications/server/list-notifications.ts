import { signedIn, type Context, type Viewer } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/http.ts';
import { NotificationKind } from '../contract.ts';

const PAGE = 20;

/** The viewer's notifications, newest first, with the number of unread ones. */
export const listNotifications: UseCase<'GET /api/notifications'> = (ctx, { query }) =>
  readNotifications(ctx, signedIn(ctx), query.cursor);

/** One stretch of the list; every change answers with the first. */
export async function readNotifications(ctx: Context, viewer: Viewer, cursor?: string) {
  const rows = await ctx.db
    .selectFrom('notifications')
    .select(['id', 'sequence', 'kind', 'facts', 'url', 'created_at', 'read_at'])
    .where('user_id', '=', viewer.id)
    .$if(cursor !== undefined, (older) => older.where('sequence', '<', Number(cursor)))
    .orderBy('sequence', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { unread } = await ctx.db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('user_id', '=', viewer.id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  const shown = rows.slice(0, PAGE);
  return {
    data: shown.map((row) => ({
      id: row.id,
      type: 'notification' as const,
      attributes: {
        kind: NotificationKind.parse(row.kind),
        facts: row.facts,
        url: row.url,
        created_at: row.created_at.toISOString(),
        read: row.read_at !== null,
      },
    })),
    meta: { next_cursor: rows.length > PAGE ? String(shown.at(-1)?.sequence) : null, unread },
  };
}
