import { notify } from '#features/base/notifications/server/index.ts';
import { rupeesShown } from '#platform/contract/money.ts';
import type { Context } from '#platform/http/context.ts';
import type { PurchaseRow } from './find-purchase.ts';
import { purchaseEvent } from './purchase-event.ts';
import { statusPath } from './status-path.ts';

/** The payer did this themselves, or never began: nobody needs to be told. */
const CANCELLED_BY_PAYER = new Set(['usercancelled', 'bounced', 'not found']);

/** A payment did not go through: the features hear of it, and the payer unless it was their own choice. */
export async function notifyFailure(ctx: Context, purchase: PurchaseRow, unmappedStatus: string): Promise<void> {
  await ctx.publish('purchase.failed', purchaseEvent(purchase));
  if (CANCELLED_BY_PAYER.has(unmappedStatus.toLowerCase())) return;
  await notify(ctx, {
    userId: purchase.user_id,
    kind: 'purchase-failed',
    occasion: `purchase-failed:${purchase.id}`,
    facts: { item: purchase.title },
    url: statusPath(purchase),
    mail: true,
  });
}

/** The money went back. */
export async function notifyRefund(ctx: Context, purchase: PurchaseRow, amountPaise: number): Promise<void> {
  await notify(ctx, {
    userId: purchase.user_id,
    kind: 'purchase-refunded',
    occasion: `purchase-refunded:${purchase.id}`,
    facts: { item: purchase.title, amount: rupeesShown(amountPaise) },
    url: statusPath(purchase),
    mail: true,
  });
}
