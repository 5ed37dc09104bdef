import { requireScope } from '#features/base/accounts/server/index.ts';
import { getAuditedMeasure } from '#features/base/moderation/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

/** What staff decided about what a member appeals against, the latest first. */
export const listAppealHistory: UseCase<'GET /api/staff/appeals/{id}/history'> = async (ctx, { params }) => {
  requireScope(ctx, 'moderator');
  return { data: await findAuditEntries(ctx, await getAuditedMeasure(ctx, params.id)), meta: { next_cursor: null } };
};
