import { sql, type SqlBool } from 'kysely';
import type { UseCase } from '#platform/http/http.ts';
import { keysetPage, decodeCursor } from '#platform/db/keyset.ts';
import { findCategory } from './find-category.ts';
import { presentEvent, selectEvents } from './present-events.ts';

const PAGE = 12;

/** Upcoming and current events, next first; or past ones, latest first. */
export const listEvents: UseCase<'GET /api/categories/topic_event_lists'> = async (ctx, { query }) => {
  const category = query.id === undefined ? null : await findCategory(ctx, query.id);
  const from = decodeCursor(query.cursor);
  const upcoming = query.when === 'upcoming';
  let select = selectEvents(ctx).where('e.ends_at', upcoming ? '>' : '<=', ctx.clock.now());
  if (category) select = select.where('e.category_id', '=', category.id);
  if (from)
    select = select.where(
      sql<SqlBool>`(e.starts_at, e.id) ${upcoming ? sql`>` : sql`<`} (${from.key}::timestamptz, ${from.id}::uuid)`,
    );
  const order = upcoming ? 'asc' : 'desc';
  const rows = await select
    .orderBy('e.starts_at', order)
    .orderBy('e.id', order)
    .limit(PAGE + 1)
    .execute();
  const { shown, next } = keysetPage(rows, PAGE, ({ starts_at, id }) => ({ key: starts_at.toISOString(), id }));
  return { data: shown.map((row) => presentEvent(ctx, row)), meta: { next_cursor: next } };
};
