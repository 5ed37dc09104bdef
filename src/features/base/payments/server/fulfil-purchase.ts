import { getPerson } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { beginRefund } from './begin-refund.ts';
import { findPaidPurchase, type PurchaseRow } from './find-purchase.ts';
import { purchaseEvent } from './purchase-event.ts';
import type { Transaction } from './protocol/verify-payment.ts';
import { takeInvoiceNumber } from './receipt/invoice-number.ts';
import { invoiceSeries, buildReceipt } from './receipt/build-receipt.ts';

/**
 * Fulfils a paid purchase: invoice number, receipt, and the item's own fulfilment, in this transaction. Refunds it instead
 * when the item is already paid for. Requires the item's lock.
 */
export async function fulfilPurchase(ctx: Context, purchase: PurchaseRow, transaction: Transaction): Promise<void> {
  const earlier = await findPaidPurchase(ctx, purchase);
  if (earlier) return refundDuplicate(ctx, purchase, transaction);
  const now = ctx.clock.now();
  const person = await getPerson(ctx, purchase.user_id);
  const number = await takeInvoiceNumber(ctx, invoiceSeries(ctx.config), now);
  const receipt = buildReceipt(ctx.config, {
    number,
    paidAt: now,
    title: purchase.title,
    amountPaise: purchase.amount_paise,
    recipient: { name: person.name, email: person.email, stateCode: purchase.state_code },
    payment: { txnid: purchase.txnid, mode: transaction.mode, reference: transaction.providerRef },
  });
  await ctx.db
    .updateTable('purchases')
    .set({
      ...settlementColumns(transaction, now),
      status: 'success',
      held_because: null,
      invoice_number: number,
      receipt: JSON.stringify(receipt),
    })
    .where('id', '=', purchase.id)
    .where('status', '=', purchase.status)
    .executeTakeFirstOrThrow();
  await ctx.publish('purchase.paid', purchaseEvent(purchase));
}

const settlementColumns = (transaction: Transaction, now: Date) => ({
  provider_status: transaction.status,
  unmapped_status: transaction.unmappedStatus,
  provider_ref: transaction.providerRef,
  payment_type: transaction.mode,
  verified_at: now,
  next_check_at: null,
});

/** Refunds the second payment of an item, once. */
async function refundDuplicate(ctx: Context, purchase: PurchaseRow, transaction: Transaction): Promise<void> {
  await ctx.db
    .updateTable('purchases')
    .set(settlementColumns(transaction, ctx.clock.now()))
    .where('id', '=', purchase.id)
    .where('status', '=', purchase.status)
    .executeTakeFirstOrThrow();
  ctx.log.warn({ purchase: purchase.id }, 'an item was paid for twice; the second payment is refunded');
  await beginRefund(ctx, purchase, { amountPaise: purchase.amount_paise, reason: 'paid-twice', note: '' });
}
