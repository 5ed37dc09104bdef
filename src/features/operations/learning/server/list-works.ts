import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { pageOf } from './page-of.ts';
import { presentWorkItem } from './present-works.ts';
import { selectWorks } from './select-works.ts';

const PAGE_SIZE = 40;

/** Pieces of work, by skill. */
export const listWorks: UseCase<'GET /api/staff/works'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const found = await selectWorks(ctx, query);
  const { shown, next } = pageOf(found, { cursor: query.cursor, size: PAGE_SIZE, idOf: ({ id }) => id });
  return { data: shown.map(presentWorkItem), meta: { next_cursor: next, total: found.length } };
};
