import { requireScope } from '#features/base/accounts/server/index.ts';
import { correctCompany } from '#features/catalogue/jobs/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditListing, pick } from './change-listing.ts';
import { lockCompany, presentCompany } from './present-companies.ts';

/** Corrects the facts of a company. Saving what is there already changes nothing. */
export const editCompany: UseCase<'PATCH /api/staff/companies/{id}'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const { version, reason, ...stated } = body;
  const company = await lockCompany(ctx, id, version);
  if (company.merged_into) throw conflict('listing-merged');
  const facts = { ...stated, website: stated.website || null };
  const changed = await correctCompany(ctx, company, facts);
  if (changed.length > 0)
    await auditListing(ctx, {
      type: 'company',
      id,
      act: 'edit',
      reason,
      before: pick(company, changed),
      after: pick(facts, changed),
    });
  return presentCompany(ctx, id);
};
