import { requireScope } from '#features/base/accounts/server/index.ts';
import { countStaffCompanies, listStaffCompanies } from '#features/catalogue/jobs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCompanyItem } from './present-companies.ts';

const PAGE_SIZE = 40;

/** Companies, the latest first. */
export const listCompanies: UseCase<'GET /api/staff/companies'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const [{ shown, next }, total] = await Promise.all([
    listStaffCompanies(ctx, query, PAGE_SIZE),
    countStaffCompanies(ctx, query),
  ]);
  return { data: shown.map(presentCompanyItem), meta: { next_cursor: next, total } };
};
