import type { Context } from '#platform/http/context.ts';
import { fulfilPurchase } from './fulfil-purchase.ts';
import { nextCheckAt } from './check-schedule.ts';
import { findByTxnid, lockItem, hasSignedSuccess, type PurchaseRow } from './find-purchase.ts';
import { assessPayment, type Verdict } from './assess-payment.ts';
import { getPaymentProvider } from './protocol/provider.ts';
import { verifyPayment, type Verification } from './protocol/verify-payment.ts';
import { purchaseEvent } from './purchase-event.ts';
import { storeEvent } from './store-event.ts';
import { notifyFailure } from './notify-payer.ts';
import { isOpen, canTransition } from './transitions.ts';

/** Verifies a transaction with the provider and applies the result. Must not run inside a transaction. */
export async function settlePurchase(ctx: Context, txnid: string, claim: { claimedSuccess: boolean }): Promise<void> {
  await applyVerification(ctx, txnid, await verifyPayment(getPaymentProvider(ctx.config), txnid), claim);
}

/** Applies one verification in a short transaction; only one of several concurrent callers takes effect. */
export async function applyVerification(
  ctx: Context,
  txnid: string,
  verification: Verification,
  claim: { claimedSuccess: boolean },
): Promise<void> {
  await ctx.inTransaction(async (trx) => {
    const unlocked = await findByTxnid(trx, txnid);
    if (!unlocked || !isOpen(unlocked.status)) return;
    await lockItem(trx, unlocked);
    const purchase = await findByTxnid(trx, txnid);
    if (!purchase || !isOpen(purchase.status)) return;
    const now = ctx.clock.now();
    const claimedSuccess = claim.claimedSuccess || (await hasSignedSuccess(trx, purchase.id));
    const facts = {
      sent: purchase.sent_fields,
      amountPaise: purchase.amount_paise,
      createdAt: purchase.created_at,
      now,
      claimedSuccess,
    };
    const verdict = assessPayment(facts, verification);
    if (verification.kind === 'found')
      await storeEvent(trx, purchase.id, { source: 'verify', body: verification.transaction.raw, hashOk: null });
    if (verdict.heldBecause)
      ctx.log.error(
        { alert: 'payment-held', purchase: purchase.id, reason: verdict.heldBecause },
        'a payment contradicts its purchase and is held',
      );
    if (verdict.nextStatus === 'success' && verification.kind === 'found')
      return fulfilPurchase(trx, purchase, verification.transaction);
    await updateStatus(trx, purchase, { ...verdict, claimedSuccess }, verification);
  });
}

async function updateStatus(
  ctx: Context,
  purchase: PurchaseRow,
  verdict: Verdict & { claimedSuccess: boolean },
  verification: Verification,
): Promise<void> {
  const now = ctx.clock.now();
  const { nextStatus } = verdict;
  const status = nextStatus !== 'unchanged' && canTransition(purchase.status, nextStatus) ? nextStatus : purchase.status;
  const providerColumns =
    verification.kind === 'found'
      ? {
          provider_status: verification.transaction.status,
          unmapped_status: verification.transaction.unmappedStatus,
        }
      : {};
  const urgent = verdict.claimedSuccess || verification.kind === 'unreachable';
  await ctx.db
    .updateTable('purchases')
    .set({
      ...providerColumns,
      ...(verification.kind === 'unreachable' ? {} : { verified_at: now, held_because: verdict.heldBecause ?? null }),
      status,
      next_check_at: nextCheckAt(status, purchase.created_at, now, urgent),
    })
    .where('id', '=', purchase.id)
    .where('status', '=', purchase.status)
    .execute();
  if (verdict.heldBecause && !purchase.held_because) await ctx.publish('purchase.held', purchaseEvent(purchase));
  if (status === 'failure' && purchase.status !== 'failure')
    await notifyFailure(ctx, purchase, verification.kind === 'found' ? verification.transaction.unmappedStatus : 'not found');
}
