import { requireScope } from '#features/base/accounts/server/index.ts';
import { findMeanings } from '#features/base/search/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

const MAX_MEANINGS = 6;

/** What words can stand for, by part of its name. */
export const findSearchMeanings: UseCase<'GET /api/staff/search_words/meanings'> = async (ctx, { query: { kind, find } }) => {
  requireScope(ctx, 'editor');
  const meanings = await findMeanings(ctx, kind, find, MAX_MEANINGS);
  return {
    data: meanings.map(({ value, name }) => ({ id: value, type: 'search_meaning', attributes: { name } })),
    meta: { next_cursor: null },
  };
};
