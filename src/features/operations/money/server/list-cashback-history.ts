import { requireScope } from '#features/base/accounts/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

/** What staff decided about a claim of cashback, the latest first; nothing for an unknown one. */
export const listCashbackHistory: UseCase<'GET /api/staff/cashbacks/{id}/history'> = async (ctx, { params }) => {
  requireScope(ctx, 'finance');
  return { data: await findAuditEntries(ctx, { type: 'cashback_claim', id: params.id }), meta: { next_cursor: null } };
};
