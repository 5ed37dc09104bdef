import { sql, type SqlBool } from 'kysely';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { keysetPage, decodeCursor } from '#platform/db/keyset.ts';
import { presentSuggestion, selectSuggestions } from './present-suggestions.ts';

const PAGE = 20;

/** Suggested topics, latest first: all for staff, own ones for members. */
export const listSuggestions: UseCase<'GET /api/topic_suggestions'> = async (ctx, { query }) => {
  const viewer = signedIn(ctx);
  const from = decodeCursor(query.cursor);
  let select = selectSuggestions(ctx);
  if (!viewer.staff) select = select.where('s.user_id', '=', viewer.id);
  if (query.status) select = select.where('s.status', '=', query.status);
  if (from) select = select.where(sql<SqlBool>`(s.created_at, s.id) < (${from.key}::timestamptz, ${from.id}::uuid)`);
  const rows = await select
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { shown, next } = keysetPage(rows, PAGE, ({ created_at, id }) => ({ key: created_at.toISOString(), id }));
  return { data: shown.map(presentSuggestion), meta: { next_cursor: next } };
};
