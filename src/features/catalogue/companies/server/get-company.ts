import type { UseCase } from '#platform/http/http.ts';
import { findCompany, presentCompany } from './present-companies.ts';

/** One company. */
export const getCompany: UseCase<'GET /api/companies/{slug}'> = async (ctx, { params }) =>
  presentCompany(ctx, await findCompany(ctx, params.slug));
