import type { UseCase } from '#platform/http/http.ts';
import { getCompanyRow, presentCompany } from './present-companies.ts';

/** One company. */
export const getCompany: UseCase<'GET /api/companies/{slug}'> = async (ctx, { params }) =>
  presentCompany(ctx, await getCompanyRow(ctx, params.slug));
