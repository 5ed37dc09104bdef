import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, problem, unavailable } from '#platform/http/errors.ts';
import type { PurchaseStatus, RefundReason } from '../contract.ts';
import { beginRefund } from './begin-refund.ts';
import { findByTxnid, lockItem, type PurchaseRow } from './find-purchase.ts';
import { getPaymentProvider } from './protocol/provider.ts';
import { verifyPayment } from './protocol/verify-payment.ts';
import { storeEvent } from './store-event.ts';

export type RefundSummary = {
  txnid: string;
  title: string;
  status: PurchaseStatus;
  refund: { amountPaise: number; reason: RefundReason; beganAt: Date; endedAt: Date | null; number: string | null } | null;
};

const REFUNDING: readonly PurchaseStatus[] = ['refund_pending', 'refunded'];

/**
 * Refunds a payment for an operator and returns its state; a payment that is refunded or being refunded is only reported.
 * Checks no permission. When our books do not show it as paid (a held payment of another amount), the provider
 * is asked first and the amount really paid is refunded. 404 for an unknown purchase, 409 when nothing was paid, 503 when
 * the provider cannot be reached.
 */
export async function refundByOperator(
  ctx: Context,
  order: { txnidOrNumber: string; note: string; answer?: string; actorId?: string | null | undefined },
): Promise<RefundSummary> {
  const match = await getByTxnidOrNumber(ctx, order.txnidOrNumber);
  if (REFUNDING.includes(match.status)) return loadRefund(ctx, match.txnid);
  const paid = await getPaidAmount(ctx, match);
  await ctx.inTransaction(async (trx) => {
    await lockItem(trx, match);
    const purchase = await findByTxnid(trx, match.txnid);
    if (!purchase || REFUNDING.includes(purchase.status)) return;
    if (purchase.status !== match.status) throw conflict('purchase-changed');
    if (paid.settled) await trx.db.updateTable('purchases').set(paid.settled).where('id', '=', purchase.id).execute();
    const { note, answer, actorId } = order;
    await beginRefund(trx, purchase, { amountPaise: paid.amountPaise, reason: 'operator', note, answer, actorId });
    await storeEvent(trx, purchase.id, { source: 'operator', body: { action: 'refund', note: order.note }, hashOk: null });
    await audit(trx, {
      action: 'purchase.refund',
      objectType: 'purchase',
      objectId: purchase.id,
      ...(order.actorId !== undefined && { actorId: order.actorId }),
      details: { before: { status: purchase.status }, after: { status: 'refund_pending' }, reason: order.note },
    });
  });
  return loadRefund(ctx, match.txnid);
}

/** A purchase by transaction id or receipt number. */
async function getByTxnidOrNumber(ctx: Context, txnidOrNumber: string): Promise<PurchaseRow> {
  const match = await ctx.db
    .selectFrom('purchases')
    .selectAll()
    .where((eb) => eb.or([eb('txnid', '=', txnidOrNumber), eb('invoice_number', '=', txnidOrNumber)]))
    .executeTakeFirst();
  if (!match) throw problem(404, 'no-such-purchase', { id: txnidOrNumber });
  return match;
}

async function getPaidAmount(ctx: Context, purchase: PurchaseRow) {
  if (purchase.status === 'success') return { amountPaise: purchase.amount_paise };
  if (purchase.status === 'refund_failed') {
    const refund = await ctx.db
      .selectFrom('refunds')
      .select('amount_paise')
      .where('purchase_id', '=', purchase.id)
      .executeTakeFirstOrThrow();
    return { amountPaise: refund.amount_paise };
  }
  const verification = await verifyPayment(getPaymentProvider(ctx.config), purchase.txnid);
  if (verification.kind === 'unreachable') throw unavailable('payment-provider-away');
  const transaction = verification.kind === 'found' ? verification.transaction : null;
  if (transaction?.status !== 'success' || !transaction.amountPaise || !transaction.providerRef)
    throw conflict('nothing-to-refund', { txnid: purchase.txnid });
  const settled = { provider_ref: transaction.providerRef, payment_type: transaction.mode, verified_at: ctx.clock.now() };
  return { amountPaise: transaction.amountPaise, settled };
}

async function loadRefund(ctx: Context, txnid: string): Promise<RefundSummary> {
  const row = await ctx.db
    .selectFrom('purchases')
    .leftJoin('refunds', 'refunds.purchase_id', 'purchases.id')
    .select(['txnid', 'title', 'status', 'refunds.amount_paise', 'reason', 'began_at', 'ended_at', 'document_number'])
    .where('txnid', '=', txnid)
    .executeTakeFirstOrThrow();
  const { txnid: id, title, status, amount_paise, reason, began_at, ended_at, document_number } = row;
  const refund =
    amount_paise !== null && reason && began_at
      ? { amountPaise: amount_paise, reason, beganAt: began_at, endedAt: ended_at, number: document_number }
      : null;
  return { txnid: id, title, status, refund };
}
