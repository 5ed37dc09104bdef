import { audit } from '#features/base/accounts/server/index.ts';
import { staffOnly, signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';

import { moveClaim } from './move-claim.ts';
import { approvableFrom } from './policy.ts';
import { presentClaim } from './present-claims.ts';

export type ClaimDecision = { decision: 'hold' | 'approved' | 'rejected'; reason: string };

/** Holds, approves or rejects a claim; for staff. */
export const decideClaim: UseCase<'POST /api/claim_cashbacks/{id}/decide'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  staffOnly(ctx);
  await applyDecision(ctx, params.id, body);
  return presentClaim(ctx, params.id);
};

/** Applies a decision with an audit entry, in the caller's transaction. 409 during the refund period or for a final claim. */
export async function applyDecision(ctx: Context, id: string, { decision, reason }: ClaimDecision): Promise<void> {
  await ctx.inTransaction(async (inside) => {
    const payment = await inside.db
      .selectFrom('referral_payments')
      .innerJoin('cashback_claims', 'cashback_claims.application_form_id', 'referral_payments.application_form_id')
      .select(['paid_at', 'returned_at'])
      .where('cashback_claims.id', '=', id)
      .forUpdate('referral_payments')
      .executeTakeFirst();
    if (!payment) throw notFound('claim');
    if (decision === 'approved' && payment.returned_at) throw conflict('returned');
    if (decision === 'approved' && approvableFrom(payment.paid_at) > inside.clock.now()) throw conflict('held');
    await moveClaim(inside, id, { to: decision, reason });
    await audit(inside, { action: `cashback.${decision}`, objectType: 'cashback_claim', objectId: id, details: { reason } });
  });
}
