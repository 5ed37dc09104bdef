import { requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { deleteUniversity as deleteStoredUniversity } from '#features/catalogue/programs/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditListing } from './change-listing.ts';
import { lockUniversity } from './present-universities.ts';

/** Deletes a university without programs; one with programs is unpublished or merged instead. */
export const deleteUniversity: UseCase<'POST /api/staff/universities/{id}/deletion'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  await requireFreshSession(ctx);
  const { programs, name, code, city, country, website } = await lockUniversity(ctx, id, body.version);
  if (programs > 0) throw conflict('university-has-programs', { count: programs });
  await deleteStoredUniversity(ctx, id);
  const before = { name, code, city, country, website };
  await auditListing(ctx, { type: 'university', id, act: 'delete', reason: body.reason, before });
};
