import { requireScope } from '#features/base/accounts/server/index.ts';
import { countStaffPrograms, listStaffPrograms } from '#features/catalogue/programs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentProgramItems } from './present-programs.ts';

const PAGE_SIZE = 40;

/** Programs, the latest first. */
export const listPrograms: UseCase<'GET /api/staff/programs'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const [{ shown, next }, total] = await Promise.all([listStaffPrograms(ctx, query, PAGE_SIZE), countStaffPrograms(ctx, query)]);
  return { data: await presentProgramItems(ctx, shown), meta: { next_cursor: next, total } };
};
