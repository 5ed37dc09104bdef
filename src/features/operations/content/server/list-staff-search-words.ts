import { requireScope } from '#features/base/accounts/server/index.ts';
import { countSearchWords, listSearchWords } from '#features/base/search/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentSearchWordItems } from './present-search-words.ts';

const PAGE_SIZE = 40;

/** Words that editors added to those that search understands, the latest first. */
export const listStaffSearchWords: UseCase<'GET /api/staff/search_words'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const [{ shown, next }, total] = await Promise.all([listSearchWords(ctx, query, PAGE_SIZE), countSearchWords(ctx, query)]);
  return { data: await presentSearchWordItems(ctx, shown), meta: { next_cursor: next, total } };
};
