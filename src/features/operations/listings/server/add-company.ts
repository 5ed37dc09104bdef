import { requireScope } from '#features/base/accounts/server/index.ts';
import { addStaffCompany, findCompanyOfName } from '#features/catalogue/jobs/server/index.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditListing } from './change-listing.ts';
import { presentCompany } from './present-companies.ts';

/** Adds a company; 422 for a name that a company, or a duplicate that was merged into one, has already. */
export const addCompany: UseCase<'POST /api/staff/companies'> = async (ctx, { body: { reason, ...facts } }) => {
  requireScope(ctx, 'editor');
  const id = await addStaffCompany(ctx, { ...facts, website: facts.website || null });
  if (id === null) {
    const other = await findCompanyOfName(ctx, facts.name);
    throw invalid({ path: 'name', code: 'company-exists', params: { name: other?.name ?? facts.name } });
  }
  await auditListing(ctx, { type: 'company', id, act: 'add', reason, after: facts });
  return presentCompany(ctx, id);
};
