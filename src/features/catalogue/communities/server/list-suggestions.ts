import { decodeCursor, isOlder, keysetPage } from '#platform/db/keyset.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentSuggestion, selectSuggestions } from './present-suggestions.ts';

const PAGE_SIZE = 20;

/** The topics that the member suggested, the latest first. */
export const listSuggestions: UseCase<'GET /api/topic_suggestions'> = async (ctx, { query: { status, cursor } }) => {
  const rows = await selectSuggestions(ctx)
    .where('s.user_id', '=', signedIn(ctx).id)
    .$if(status !== undefined, (query) => query.where('s.status', '=', status ?? 'waiting'))
    .where(isOlder(decodeCursor(cursor), 's.created_at', 's.id'))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { shown, next } = keysetPage(rows, PAGE_SIZE, ({ created_at, id }) => ({ key: created_at.toISOString(), id }));
  return { data: shown.map(presentSuggestion), meta: { next_cursor: next } };
};
