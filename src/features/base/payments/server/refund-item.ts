import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { PurchaseStatus } from '../contract.ts';
import { beginRefund } from './begin-refund.ts';
import { lockItem } from './find-purchase.ts';

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
  const purchase = await ctx.db
    .selectFrom('purchases')
    .selectAll()
    .where('purchasable_type', '=', item.purchasable_type)
    .where('purchasable_id', '=', item.purchasable_id)
    .where('status', '=', 'success')
    .executeTakeFirst();
  if (!purchase) return;
  await beginRefund(ctx, purchase, { amountPaise: purchase.amount_paise, reason: 'offered', note });
  await audit(ctx, { action: 'purchase.refund', objectType: 'purchase', objectId: purchase.id, details: { note } });
}
