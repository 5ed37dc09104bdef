import type { Context } from '#platform/http/context.ts';
import { nextRefundCheckAt } from './check-schedule.ts';
import { completeRefund } from './complete-refund.ts';
import { findPurchase, type PurchaseRow } from './find-purchase.ts';
import { getPaymentProvider } from './protocol/provider.ts';
import { findRefund, requestRefund, type RefundOrder, type RefundState } from './protocol/refunds.ts';
import { storeEvent } from './store-event.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'payments.refund': { purchaseId: string };
  }
}

const MAX_REFUSED_MS = 24 * 3_600_000;

/**
 * Advances one refund: requests it if the provider does not know it, then tracks it to its end. The token is fixed, so a
 * retry after a lost response finds the first request instead of making a second. Called again by the reconciler.
 */
export async function advanceRefund(ctx: Context, { purchaseId }: { purchaseId: string }): Promise<void> {
  const purchase = await findPurchase(ctx, purchaseId);
  const refund = await ctx.db.selectFrom('refunds').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst();
  if (purchase?.status !== 'refund_pending' || !purchase.provider_ref || !refund) return;
  await scheduleNextCheck(ctx, purchase, refund.began_at);
  const order = { providerRef: purchase.provider_ref, token: refund.token, amountPaise: refund.amount_paise };
  const provider = getPaymentProvider(ctx.config);
  const found = await findRefund(provider, order);
  const state = found === 'unknown' ? await requestMissingRefund(ctx, purchase, order) : found;
  if (state === 'success' || state === 'failure') return completeRefund(ctx, purchaseId, state);
  const refusedForADay = state === 'unknown' && ctx.clock.now().getTime() - refund.began_at.getTime() >= MAX_REFUSED_MS;
  if (refusedForADay) await completeRefund(ctx, purchaseId, 'failure');
}

async function scheduleNextCheck(ctx: Context, { id }: PurchaseRow, beganAt: Date): Promise<void> {
  const next = nextRefundCheckAt(beganAt, ctx.clock.now());
  if (!next)
    ctx.log.error({ alert: 'refund-open', purchase: id }, 'a refund has been pending for a month; an operator has to check it');
  await ctx.db
    .updateTable('purchases')
    .set({ next_check_at: next })
    .where('id', '=', id)
    .where('status', '=', 'refund_pending')
    .execute();
}

/**
 * Requests a refund and returns its state. When two workers request it at once, the second request is rejected, and its worker
 * then finds the first.
 */
async function requestMissingRefund(ctx: Context, purchase: PurchaseRow, order: RefundOrder): Promise<RefundState> {
  const provider = getPaymentProvider(ctx.config);
  const response = await requestRefund(provider, order);
  await storeEvent(ctx, purchase.id, { source: 'refund', body: { ...response, token: order.token }, hashOk: null });
  if (response.accepted) return 'queued';
  const state = await findRefund(provider, order);
  if (state === 'unknown')
    ctx.log.error({ alert: 'refund-refused', purchase: purchase.id, reason: response.message }, 'the provider refuses a refund');
  return state;
}
