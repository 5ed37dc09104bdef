import { findCompanyNames } from '#features/catalogue/jobs/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type * as z from 'zod';
import type { CompanyPerson } from '../contract.ts';
import { getStoredCompany } from './present-companies.ts';

/** Finds members whose public profile lists a company by any of its names. Injected, because profiles depend on this feature. */
export type FindMembersAt = (
  ctx: Context,
  names: readonly string[],
  page: { limit: number; offset: number },
) => Promise<{ members: z.infer<typeof CompanyPerson>[]; total: number }>;

/** Members who publicly state that they work or worked at the company. */
export const listPeople =
  (findMembersAt: FindMembersAt): UseCase<'GET /api/companies/{slug}/people'> =>
  async (ctx, { params, query: { page, per_page } }) => {
    const names = await findCompanyNames(ctx, await getStoredCompany(ctx, params.slug));
    const { members, total } = await findMembersAt(ctx, names, { limit: per_page, offset: (page - 1) * per_page });
    return { data: members, meta: pageMeta(page, per_page, total) };
  };
