import { sql, type SqlBool } from 'kysely';
import { hasScope } from '#features/base/accounts/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { keysetPage, decodeCursor } from '#platform/db/keyset.ts';
import { presentSuggestion, selectSuggestions } from './present-suggestions.ts';

const PAGE_SIZE = 20;

/** Suggested topics, latest first: all for editors, own ones for everybody else. */
export const listSuggestions: UseCase<'GET /api/topic_suggestions'> = async (ctx, { query }) => {
  const viewer = signedIn(ctx);
  const cursor = decodeCursor(query.cursor);
  let suggestions = selectSuggestions(ctx);
  if (!hasScope(viewer.scopes, ['editor'])) suggestions = suggestions.where('s.user_id', '=', viewer.id);
  if (query.status) suggestions = suggestions.where('s.status', '=', query.status);
  if (cursor)
    suggestions = suggestions.where(sql<SqlBool>`(s.created_at, s.id) < (${cursor.key}::timestamptz, ${cursor.id}::uuid)`);
  const rows = await suggestions
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { shown, next } = keysetPage(rows, PAGE_SIZE, ({ created_at, id }) => ({ key: created_at.toISOString(), id }));
  return { data: shown.map(presentSuggestion), meta: { next_cursor: next } };
};
