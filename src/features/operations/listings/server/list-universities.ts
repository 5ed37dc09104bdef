import { requireScope } from '#features/base/accounts/server/index.ts';
import { countStaffUniversities, listStaffUniversities } from '#features/catalogue/programs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentUniversityItem } from './present-universities.ts';

const PAGE_SIZE = 40;

/** Universities, the latest first. */
export const listUniversities: UseCase<'GET /api/staff/universities'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const [{ shown, next }, total] = await Promise.all([
    listStaffUniversities(ctx, query, PAGE_SIZE),
    countStaffUniversities(ctx, query),
  ]);
  return { data: shown.map(presentUniversityItem), meta: { next_cursor: next, total } };
};
