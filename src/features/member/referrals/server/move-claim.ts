import { notify } from '#features/base/notifications/server/index.ts';
import { formatExactRupees } from '#platform/contract/money.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { ClaimStatus, LedgerStep } from '../contract.ts';
import { canMove } from './policy.ts';

const LEDGER_STEPS: Record<ClaimStatus, LedgerStep> = {
  pending: 'pending',
  hold: 'hold',
  approved: 'approved',
  rejected: 'rejected',
  clawed_back: 'clawback',
};
/** Whether a status adds the claimed amount to the referrer's balance or subtracts it. */
const BALANCE_SIGN: Partial<Record<ClaimStatus, 1 | -1>> = { approved: 1, clawed_back: -1 };

/**
 * Changes a claim's status, adds a ledger entry and notifies the referrer; returns the status before. 409 for a transition its
 * status does not allow.
 */
export async function moveClaim(
  ctx: Context,
  id: string,
  { to, reason }: { to: ClaimStatus; reason: string },
): Promise<ClaimStatus> {
  const claim = await ctx.db.selectFrom('cashback_claims').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!claim) throw notFound('claim');
  if (!canMove(claim.status, to)) throw conflict('claim-status', { from: claim.status, to });
  const at = ctx.clock.now();
  await ctx.db.updateTable('cashback_claims').set({ status: to, changed_at: at }).where('id', '=', id).execute();
  await ctx.db
    .insertInto('cashback_ledger')
    .values({ claim_id: id, step: LEDGER_STEPS[to], amount_paise: (BALANCE_SIGN[to] ?? 0) * claim.amount_paise, reason, at })
    .execute();
  await notify(ctx, {
    userId: claim.user_id,
    kind: 'cashback',
    dedupeKey: `cashback:${id}:${to}`,
    facts: { status: to, amount: formatExactRupees(claim.amount_paise) },
    url: '/referral',
    mail: to !== 'hold',
  });
  return claim.status;
}
