import { sql, type SqlBool } from 'kysely';
import { categoryRows } from '#features/base/interests/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { keysetPage, decodeCursor } from '#platform/db/keyset.ts';
import { getReadableCategory } from './get-category.ts';
import { presentEvent, selectEvents } from './present-events.ts';

const PAGE_SIZE = 12;

/** Current and upcoming events, soonest first, or past ones, latest first. */
export const listEvents: UseCase<'GET /api/categories/topic_event_lists'> = async (ctx, { query }) => {
  const category = query.id === undefined ? null : await getReadableCategory(ctx, query.id);
  const cursor = decodeCursor(query.cursor);
  const upcoming = query.when === 'upcoming';
  let events = selectEvents(ctx, category ? categoryRows(ctx) : undefined).where(
    'e.ends_at',
    upcoming ? '>' : '<=',
    ctx.clock.now(),
  );
  if (category) events = events.where('e.category_id', '=', category.id);
  if (cursor)
    events = events.where(
      sql<SqlBool>`(e.starts_at, e.id) ${upcoming ? sql`>` : sql`<`} (${cursor.key}::timestamptz, ${cursor.id}::uuid)`,
    );
  const order = upcoming ? 'asc' : 'desc';
  const rows = await events
    .orderBy('e.starts_at', order)
    .orderBy('e.id', order)
    .limit(PAGE_SIZE + 1)
    .execute();
  const { shown, next } = keysetPage(rows, PAGE_SIZE, ({ starts_at, id }) => ({ key: starts_at.toISOString(), id }));
  return { data: shown.map((row) => presentEvent(ctx, row)), meta: { next_cursor: next } };
};
