import { requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { findStaffUniversity, mergeUniversity } from '#features/catalogue/programs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditMerge, requireMergeable } from './change-listing.ts';
import { lockUniversity, presentUniversity } from './present-universities.ts';

/** Merges a duplicate into the university that is kept: its programs are those of the other one afterwards. It cannot be undone. */
export const mergeUniversities: UseCase<'POST /api/staff/universities/{id}/merge'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  await requireFreshSession(ctx);
  const { version, into, reason } = body;
  // In the order of the ids, so that two merges the other way round do not wait for each other for ever.
  for (const each of [id, into].toSorted()) await findStaffUniversity(ctx, each, { isLocked: true });
  const duplicate = await lockUniversity(ctx, id, version);
  const kept = requireMergeable(duplicate, await findStaffUniversity(ctx, into));
  await mergeUniversity(ctx, id, into);
  await auditMerge(ctx, {
    type: 'university',
    reason,
    duplicate: { id, address: duplicate.code, name: duplicate.name },
    kept: { id: into, address: kept.code, name: kept.name },
  });
  return presentUniversity(ctx, into);
};
