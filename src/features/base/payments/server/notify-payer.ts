import { notify } from '#features/base/notifications/server/index.ts';
import { formatExactRupees } from '#platform/contract/money.ts';
import type { Context } from '#platform/http/context.ts';
import type { PurchaseRow } from './find-purchase.ts';
import { purchaseEvent } from './purchase-event.ts';

/** Provider statuses of payments that the payer cancelled or never made, which need no notification. */
const CANCELLED_BY_PAYER = new Set(['usercancelled', 'bounced', 'not found']);

/** Publishes that a payment failed, and notifies the payer unless they cancelled it. */
export async function notifyFailure(ctx: Context, purchase: PurchaseRow, unmappedStatus: string): Promise<void> {
  await ctx.publish('purchase.failed', purchaseEvent(purchase));
  if (CANCELLED_BY_PAYER.has(unmappedStatus.toLowerCase())) return;
  await notify(ctx, {
    userId: purchase.user_id,
    kind: 'purchase-failed',
    dedupeKey: `purchase-failed:${purchase.id}`,
    facts: { item: purchase.title },
    url: purchase.status_path,
    mail: true,
  });
}

/** Notifies the payer of a completed refund. */
export async function notifyRefund(ctx: Context, purchase: PurchaseRow, amountPaise: number): Promise<void> {
  await notify(ctx, {
    userId: purchase.user_id,
    kind: 'purchase-refunded',
    dedupeKey: `purchase-refunded:${purchase.id}`,
    facts: { item: purchase.title, amount: formatExactRupees(amountPaise) },
    url: purchase.status_path,
    mail: true,
  });
}

/** Notifies the payer that what they paid for was deleted before, so that the money is given back. */
export async function notifyReturn(ctx: Context, purchase: PurchaseRow): Promise<void> {
  await notify(ctx, {
    userId: purchase.user_id,
    kind: 'purchase-returned',
    dedupeKey: `purchase-returned:${purchase.id}`,
    facts: { item: purchase.title, amount: formatExactRupees(purchase.amount_paise) },
    url: purchase.status_path,
    mail: true,
  });
}
