import { notify } from '#features/base/notifications/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { Finders } from './finder.ts';
import { searchPath } from './present-searches.ts';

const MAX_ITEMS = 100;
/** The minimum interval between alerts of one search. */
const MIN_INTERVAL_MS = 20 * 3_600_000;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'saved-searches.notify': Record<string, never>;
  }
}

/** Notifies members of new results. Each search has its own transaction, so a retry after a failure repeats no notification. */
export const notifyNewMatches =
  (finders: Finders) =>
  async (ctx: Context): Promise<void> => {
    const notifiedBefore = new Date(ctx.clock.now().getTime() - MIN_INTERVAL_MS);
    let hasMore = true;
    while (hasMore) hasMore = await ctx.inTransaction((trx) => notifyNext(trx, finders, notifiedBefore));
  };

async function notifyNext(ctx: Context, finders: Finders, notifiedBefore: Date): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('saved_searches')
    .selectAll()
    .where('alerts', '=', true)
    .where('notified_at', '<=', notifiedBefore)
    .orderBy('notified_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return false;
  const now = ctx.clock.now();
  const items = await finders[row.kind](ctx, row, row.notified_at, MAX_ITEMS);
  await ctx.db.updateTable('saved_searches').set({ notified_at: now }).where('id', '=', row.id).execute();
  if (items.length > 0)
    await notify(ctx, {
      userId: row.user_id,
      kind: 'saved-search',
      dedupeKey: `saved-search:${row.id}:${calendarDay(now)}`,
      facts: { search: row.name, count: String(items.length), first: items[0]?.title ?? '' },
      url: searchPath(row),
    });
  return true;
}
