import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentSearchWord } from './present-search-words.ts';

/** Search words with their history. */
export const getStaffSearchWord: UseCase<'GET /api/staff/search_words/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentSearchWord(ctx, params.id);
};
