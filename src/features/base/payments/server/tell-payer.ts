import { notify } from '#features/base/notifications/server/index.ts';
import { formatExactRupees } from '#platform/contract/money.ts';
import type { Context } from '#platform/http/context.ts';
import type { PurchaseRow } from './find-purchase.ts';
import { purchaseFacts } from './purchase-facts.ts';
import { statusPath } from './status-path.ts';

/** The payer did this themselves, or never began: nobody needs to be told. */
const OWN_DOING = new Set(['usercancelled', 'bounced', 'not found']);

/** A payment did not go through: the features hear of it, and the payer unless it was their own choice. */
export async function tellFailure(ctx: Context, purchase: PurchaseRow, unmappedStatus: string): Promise<void> {
  await ctx.publish('purchase.failed', purchaseFacts(purchase));
  if (OWN_DOING.has(unmappedStatus.toLowerCase())) return;
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
export async function tellRefund(ctx: Context, purchase: PurchaseRow, amountPaise: number): Promise<void> {
  await notify(ctx, {
    userId: purchase.user_id,
    kind: 'purchase-refunded',
    occasion: `purchase-refunded:${purchase.id}`,
    facts: { item: purchase.title, amount: formatExactRupees(amountPaise) },
    url: statusPath(purchase),
    mail: true,
  });
}
