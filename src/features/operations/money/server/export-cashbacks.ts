import { audit, requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { findUndecidedClaims } from '#features/member/referrals/server/index.ts';
import { csvFile } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

const MAX_ROWS = 100_000;

/** The claims of cashback that wait for a decision, as CSV. */
export const exportCashbacks: UseCase<'GET /api/staff/cashbacks/export'> = async (ctx) => {
  requireScope(ctx, 'finance');
  await requireFreshSession(ctx);
  const claims = await findUndecidedClaims(ctx, MAX_ROWS);
  await audit(ctx, {
    action: 'cashbacks.export',
    objectType: 'cashback_claims',
    objectId: '',
    details: { rows: claims.length },
  });
  return csvFile(
    'cashbacks',
    {
      claim: ({ id }) => id,
      amount_inr: ({ attributes }) => attributes.amount,
      state: ({ attributes }) => attributes.status,
      claimed: ({ attributes }) => attributes.created_at,
      approvable_from: ({ attributes }) => attributes.held_until,
      reasons: ({ attributes }) => attributes.ledger.flatMap(({ reason }) => reason || []).join('; '),
    },
    claims,
  );
};
