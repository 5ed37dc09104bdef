import type { Context } from '#platform/http/context.ts';
import type { RefundReason } from '../contract.ts';
import { nextRefundCheckAt } from './check-schedule.ts';
import { closeContest } from './close-contest.ts';
import type { PurchaseRow } from './find-purchase.ts';
import { refundToken } from './protocol/request-fields.ts';
import { purchaseEvent } from './purchase-event.ts';

export type RefundDecision = {
  amountPaise: number;
  reason: RefundReason;
  note: string;
  /** What the payer reads where they asked for the refund. */
  answer?: string | undefined;
  /** Who decides; by default the viewer. */
  actorId?: string | null | undefined;
};

/**
 * Starts a refund: stores the decision, the purchase's status and the task in this transaction, and publishes the return
 * of a fulfilled item. It answers what the payer contested. After a failed refund it starts another attempt with a new token. Requires the item's lock.
 */
export async function beginRefund(ctx: Context, purchase: PurchaseRow, order: RefundDecision): Promise<void> {
  const now = ctx.clock.now();
  const fulfilled = purchase.status === 'success';
  const previous = await ctx.db.selectFrom('refunds').select('attempt').where('purchase_id', '=', purchase.id).executeTakeFirst();
  const attempt = (previous?.attempt ?? 0) + 1;
  const values = {
    token: refundToken(purchase.txnid, attempt),
    attempt,
    amount_paise: order.amountPaise,
    note: order.note,
    began_at: now,
    ended_at: null,
  };
  await ctx.db
    .insertInto('refunds')
    .values({ ...values, purchase_id: purchase.id, reason: order.reason })
    .onConflict((conflict) => conflict.column('purchase_id').doUpdateSet(values))
    .execute();
  await ctx.db
    .updateTable('purchases')
    .set({ status: 'refund_pending', held_because: null, next_check_at: nextRefundCheckAt(now, now) })
    .where('id', '=', purchase.id)
    .where('status', '=', purchase.status)
    .executeTakeFirstOrThrow();
  await closeContest(ctx, purchase, { outcome: 'refunded', answer: order.answer ?? '', actorId: order.actorId });
  if (fulfilled) await ctx.publish('purchase.returned', purchaseEvent(purchase));
  await ctx.enqueue('payments.refund', { purchaseId: purchase.id });
}
