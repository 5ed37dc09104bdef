import { findUndecidedClaims } from '#features/member/referrals/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

/** The claims of cashback that wait for a decision, as CSV. */
export const exportCashbacks: UseCase<'GET /api/staff/cashbacks/export'> = (ctx) =>
  exportRows(ctx, {
    scope: 'finance',
    name: 'cashbacks',
    object: { type: 'cashback_claims' },
    load: () => findUndecidedClaims(ctx, MAX_ROWS),
    columns: {
      claim: ({ id }) => id,
      amount_inr: ({ attributes }) => attributes.amount,
      state: ({ attributes }) => attributes.status,
      claimed: ({ attributes }) => attributes.created_at,
      approvable_from: ({ attributes }) => attributes.held_until,
      reasons: ({ attributes }) => attributes.ledger.flatMap(({ reason }) => reason || []).join('; '),
    },
  });
