import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCompany } from './present-companies.ts';

/** One company with its history. */
export const getCompany: UseCase<'GET /api/staff/companies/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentCompany(ctx, params.id);
};
