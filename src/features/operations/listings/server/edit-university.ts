import { requireScope } from '#features/base/accounts/server/index.ts';
import { correctUniversity } from '#features/catalogue/programs/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditListing, pick } from './change-listing.ts';
import { lockUniversity, presentUniversity } from './present-universities.ts';

/** Corrects the facts of a university. Saving what is there already changes nothing. */
export const editUniversity: UseCase<'PATCH /api/staff/universities/{id}'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const { version, reason, ...stated } = body;
  const university = await lockUniversity(ctx, id, version);
  if (university.merged_into) throw conflict('listing-merged');
  const facts = { ...stated, region: stated.region || stated.country };
  const changed = await correctUniversity(ctx, university, facts);
  if (changed.length > 0)
    await auditListing(ctx, {
      type: 'university',
      id,
      act: 'edit',
      reason,
      before: pick(university, changed),
      after: pick(facts, changed),
    });
  return presentUniversity(ctx, id);
};
