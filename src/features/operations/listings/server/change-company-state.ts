import { requireScope } from '#features/base/accounts/server/index.ts';
import { hideCompany, showCompany } from '#features/catalogue/jobs/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditState } from './change-listing.ts';
import { lockCompany, presentCompany } from './present-companies.ts';

/** Takes a company and its jobs off the site, or publishes them again. */
export const changeCompanyState: UseCase<'POST /api/staff/companies/{id}/state'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const { version, state, reason } = body;
  const company = await lockCompany(ctx, id, version);
  if (company.merged_into) throw conflict('listing-merged');
  const before = company.hidden_at ? 'unpublished' : 'published';
  if (before === state) return presentCompany(ctx, id);
  if (state === 'published') await showCompany(ctx, company);
  else await hideCompany(ctx, id);
  await auditState(ctx, { type: 'company', id, state, reason });
  return presentCompany(ctx, id);
};
