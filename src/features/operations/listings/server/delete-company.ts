import { requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { purgeReactionsTo } from '#features/base/reactions/server/index.ts';
import { deleteCompany as deleteStoredCompany } from '#features/catalogue/jobs/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditListing } from './change-listing.ts';
import { lockCompany } from './present-companies.ts';

/** Deletes a company without jobs, with its followers and its team; one with jobs is unpublished or merged instead. */
export const deleteCompany: UseCase<'POST /api/staff/companies/{id}/deletion'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  await requireFreshSession(ctx);
  const company = await lockCompany(ctx, id, body.version);
  if (company.jobs > 0) throw conflict('company-has-jobs', { count: company.jobs });
  await purgeReactionsTo(ctx, { type: 'company', id });
  await deleteStoredCompany(ctx, id);
  const { name, slug, website, location } = company;
  await auditListing(ctx, { type: 'company', id, act: 'delete', reason: body.reason, before: { name, slug, website, location } });
};
