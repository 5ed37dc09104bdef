import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';

import { moveClaim } from './move-claim.ts';
import { approvableFrom } from './policy.ts';
import { presentClaim } from './present-claims.ts';

export type ClaimDecision = {
  decision: 'hold' | 'approved' | 'rejected';
  reason: string;
  /** Who decides; by default the viewer. */
  actorId?: string | null;
};

/** Holds, approves or rejects a claim; for staff. */
export const decideClaim: UseCase<'POST /api/claim_cashbacks/{id}/decide'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'finance');
  await applyDecision(ctx, params.id, body);
  return presentClaim(ctx, params.id);
};

/**
 * Applies a decision and audits it. 409 when approving during the refund period or after a refund, and for a transition that
 * the claim's status does not allow.
 */
export async function applyDecision(ctx: Context, id: string, { decision, reason, actorId }: ClaimDecision): Promise<void> {
  await ctx.inTransaction(async (trx) => {
    const payment = await trx.db
      .selectFrom('referral_payments')
      .innerJoin('cashback_claims', 'cashback_claims.application_form_id', 'referral_payments.application_form_id')
      .select(['paid_at', 'returned_at'])
      .where('cashback_claims.id', '=', id)
      .forUpdate('referral_payments')
      .executeTakeFirst();
    if (!payment) throw notFound('claim');
    if (decision === 'approved' && payment.returned_at) throw conflict('returned');
    if (decision === 'approved' && approvableFrom(payment.paid_at) > trx.clock.now()) throw conflict('held');
    const before = await moveClaim(trx, id, { to: decision, reason });
    await audit(trx, {
      action: `cashback.${decision}`,
      objectType: 'cashback_claim',
      objectId: id,
      ...(actorId !== undefined && { actorId }),
      details: { before: { status: before }, after: { status: decision }, reason },
    });
  });
}
