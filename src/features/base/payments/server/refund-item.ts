import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { PurchaseStatus, RefundReason } from '../contract.ts';
import { beginRefund } from './begin-refund.ts';
import { findPaidPurchase, findPurchase, lockItem, type PurchaseRow } from './find-purchase.ts';
import { notifyReturn } from './notify-payer.ts';

type Item = { purchasable_type: string; purchasable_id: string };
export type ItemPayment = { status: PurchaseStatus; amountPaise: number; page: string };

/** The payment of an item, also while and after it is refunded; null for none. A second payment of the item does not count. */
export async function findItemPayment(ctx: Context, item: Item): Promise<ItemPayment | null> {
  const row = await ctx.db
    .selectFrom('purchases')
    .leftJoin('refunds', 'refunds.purchase_id', 'purchases.id')
    .select(['purchases.status', 'purchases.amount_paise', 'purchases.status_path'])
    .where('purchasable_type', '=', item.purchasable_type)
    .where('purchasable_id', '=', item.purchasable_id)
    .where((eb) => eb.or([eb('purchases.status', '=', 'success'), eb('refunds.reason', 'in', ['operator', 'offered'])]))
    .orderBy((eb) => eb('purchases.status', '=', 'success'), 'desc')
    .orderBy('purchases.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { status: row.status, amountPaise: row.amount_paise, page: row.status_path } : null;
}

/**
 * Refunds the payment of an item whose payer was offered the money back; does nothing when it is refunded already. The selling
 * feature decides what becomes of the item. Checks no permission.
 */
export async function refundItem(ctx: Context, item: Item, note: string): Promise<void> {
  await lockItem(ctx, item);
  const { id } = (await findPaidPurchase(ctx, item)) ?? {};
  const purchase = id === undefined ? undefined : await findPurchase(ctx, id);
  if (purchase) await refund(ctx, purchase, 'offered', note);
}

/**
 * Returns a payment that arrived after its item was deleted, and tells its payer at once; does nothing when it is returned
 * already. Requires the item's lock.
 */
export async function returnPayment(ctx: Context, purchaseId: string): Promise<void> {
  const purchase = await findPurchase(ctx, purchaseId);
  if (purchase?.status !== 'success') return;
  ctx.log.warn({ purchase: purchase.id }, 'an item was deleted before its payment arrived; the payment is refunded');
  await refund(ctx, purchase, 'item-gone', 'the item was deleted before the payment arrived');
  await notifyReturn(ctx, purchase);
}

async function refund(ctx: Context, purchase: PurchaseRow, reason: RefundReason, note: string): Promise<void> {
  await beginRefund(ctx, purchase, { amountPaise: purchase.amount_paise, reason, note });
  await audit(ctx, { action: 'purchase.refund', objectType: 'purchase', objectId: purchase.id, details: { note } });
}
