import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { pageOf } from './page-of.ts';
import { presentResourceItem } from './present-resources.ts';
import { selectResources } from './select-resources.ts';

const PAGE_SIZE = 40;

/** Learning resources by skill, with what the last check found. */
export const listResources: UseCase<'GET /api/staff/resources'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const found = await selectResources(ctx, query);
  const { shown, next } = pageOf(found, { cursor: query.cursor, size: PAGE_SIZE, idOf: ({ id }) => id });
  return { data: shown.map(presentResourceItem), meta: { next_cursor: next, total: found.length } };
};
