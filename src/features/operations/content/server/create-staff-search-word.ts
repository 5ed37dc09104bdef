import { requireScope } from '#features/base/accounts/server/index.ts';
import { createSearchWord } from '#features/base/search/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentSearchWord } from './present-search-words.ts';

/** Adds words that search understands. */
export const createStaffSearchWord: UseCase<'POST /api/staff/search_words'> = async (ctx, { body: { reason, ...fields } }) => {
  requireScope(ctx, 'editor');
  return presentSearchWord(ctx, await createSearchWord(ctx, fields, reason));
};
