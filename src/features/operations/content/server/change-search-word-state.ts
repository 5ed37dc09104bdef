import { requireScope } from '#features/base/accounts/server/index.ts';
import { setSearchWordDropped } from '#features/base/search/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentSearchWord } from './present-search-words.ts';

/** Takes search words away, or brings them back. */
export const changeSearchWordState: UseCase<'POST /api/staff/search_words/{id}/state'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'editor');
  const { dropped, ...change } = body;
  await setSearchWordDropped(ctx, { id: params.id, ...change }, dropped);
  return presentSearchWord(ctx, params.id);
};
