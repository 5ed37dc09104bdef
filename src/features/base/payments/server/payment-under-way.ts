import type { Context } from '#platform/http/context.ts';
import { hasSignedSuccess, lockItem } from './find-purchase.ts';

type Item = { purchasable_type: string; purchasable_id: string };

/** So long a purchase that was begun may be paid at the provider's page, and is continued instead of begun again. */
export const MAX_REUSE_AGE_MS = 15 * 60_000;
const BANK_DECISION_MS = 60 * 60_000;

/**
 * Whether money for an item is probably on its way: a signed success awaits confirmation, or the bank has been deciding
 * for less than an hour. Later the payer may try again; if both succeed, one is refunded.
 */
export async function isBeingConfirmed(ctx: Context, item: Item): Promise<boolean> {
  const decidingSince = new Date(ctx.clock.now().getTime() - BANK_DECISION_MS);
  const waiting = await ctx.db
    .selectFrom('purchases')
    .select(['id', 'created_at'])
    .where('purchasable_type', '=', item.purchasable_type)
    .where('purchasable_id', '=', item.purchasable_id)
    .where('status', '=', 'pending')
    .where('held_because', 'is', null)
    .execute();
  for (const { id, created_at } of waiting) if (created_at > decidingSince || (await hasSignedSuccess(ctx, id))) return true;
  return false;
}

/**
 * Whether somebody may be paying for an item just now, so that its owner should wait before deleting it; locks the item until
 * the transaction ends. A payment that arrives later still is returned.
 */
export async function isPaymentUnderWay(ctx: Context, item: Item): Promise<boolean> {
  await lockItem(ctx, item);
  const begun = await ctx.db
    .selectFrom('purchases')
    .select('id')
    .where('purchasable_type', '=', item.purchasable_type)
    .where('purchasable_id', '=', item.purchasable_id)
    .where('status', '=', 'created')
    .where('created_at', '>', new Date(ctx.clock.now().getTime() - MAX_REUSE_AGE_MS))
    .limit(1)
    .executeTakeFirst();
  return begun !== undefined || (await isBeingConfirmed(ctx, item));
}
