import { requireScope } from '#features/base/accounts/server/index.ts';
import { changeSearchWord } from '#features/base/search/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentSearchWord } from './present-search-words.ts';

/** Changes search words, what they stand for, or the note. */
export const changeStaffSearchWord: UseCase<'PUT /api/staff/search_words/{id}'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'editor');
  const { version, reason, ...fields } = body;
  await changeSearchWord(ctx, { id: params.id, version, reason }, fields);
  return presentSearchWord(ctx, params.id);
};
