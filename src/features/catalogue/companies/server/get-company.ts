import type { UseCase } from '#platform/http/http.ts';
import { getStoredCompany, presentCompany } from './present-companies.ts';

/** One company. */
export const getCompany: UseCase<'GET /api/companies/{slug}'> = async (ctx, { params }) =>
  presentCompany(ctx, await getStoredCompany(ctx, params.slug));
