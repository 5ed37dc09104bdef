import { requireScope } from '#features/base/accounts/server/index.ts';
import { getAuditedCase } from '#features/base/moderation/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

/** What staff decided about what is reported, the latest first. */
export const listReportHistory: UseCase<'GET /api/staff/reports/{id}/history'> = async (ctx, { params }) => {
  requireScope(ctx, 'moderator');
  return { data: await findAuditEntries(ctx, await getAuditedCase(ctx, params.id)), meta: { next_cursor: null } };
};
