import { getPerson } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { findPurchase } from './find-purchase.ts';
import { takeInvoiceNumber } from './receipt/invoice-number.ts';
import { buildRefund, refundSeries } from './receipt/build-refund.ts';
import { purchaseEvent } from './purchase-event.ts';
import { storeEvent } from './store-event.ts';
import { notifyRefund } from './notify-payer.ts';

/**
 * Completes a refund: assigns a number and document when the money was returned, raises an alert otherwise. Only one of
 * several concurrent callers takes effect.
 */
export async function completeRefund(ctx: Context, purchaseId: string, outcome: 'success' | 'failure'): Promise<void> {
  await ctx.inTransaction(async (trx) => {
    const now = trx.clock.now();
    const ended = await trx.db
      .updateTable('purchases')
      .set({ status: outcome === 'success' ? 'refunded' : 'refund_failed', next_check_at: null })
      .where('id', '=', purchaseId)
      .where('status', '=', 'refund_pending')
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return;
    await storeEvent(trx, purchaseId, { source: 'refund', body: { outcome, at: now.toISOString() }, hashOk: null });
    if (outcome === 'success') return writeRefund(trx, purchaseId, now);
    await trx.db.updateTable('refunds').set({ ended_at: now }).where('purchase_id', '=', purchaseId).execute();
    trx.log.error({ alert: 'refund-failed', purchase: purchaseId }, 'the provider could not refund; an operator has to');
  });
}

async function writeRefund(ctx: Context, purchaseId: string, now: Date): Promise<void> {
  const purchase = await findPurchase(ctx, purchaseId);
  const refund = await ctx.db.selectFrom('refunds').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirstOrThrow();
  if (!purchase) throw new Error(`a refund without a purchase: ${purchaseId}`);
  const number = await takeInvoiceNumber(ctx, refundSeries(purchase.receipt), now);
  const person = await getPerson(ctx, purchase.user_id);
  const document = buildRefund(ctx.config, {
    number,
    refundedAt: now,
    receipt: purchase.receipt,
    title: purchase.title,
    amountPaise: refund.amount_paise,
    recipient: { name: person.name, email: person.email, stateCode: purchase.state_code },
    payment: { txnid: purchase.txnid, mode: purchase.payment_type, reference: purchase.provider_ref ?? '' },
    token: refund.token,
  });
  await ctx.db
    .updateTable('refunds')
    .set({ ended_at: now, document_number: number, document: JSON.stringify(document) })
    .where('purchase_id', '=', purchaseId)
    .execute();
  await notifyRefund(ctx, purchase, refund.amount_paise);
  await ctx.publish('purchase.refunded', purchaseEvent(purchase));
}
