import { requireScope } from '#features/base/accounts/server/index.ts';
import { packs } from '#features/catalogue/boards/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentPackItem } from './present-packs.ts';

const PAGE_SIZE = 40;

/** The editors' packs with drafts and what has ended, what was changed last first. */
export const listStaffPacks: UseCase<'GET /api/staff/packs'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const [{ shown, next }, total] = await Promise.all([packs.list(ctx, query, PAGE_SIZE), packs.count(ctx, query)]);
  return { data: shown.map((row) => presentPackItem(ctx, row)), meta: { next_cursor: next, total } };
};
