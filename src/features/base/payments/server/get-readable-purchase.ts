import { mayRead, type Opened } from '#features/base/accounts/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound, type Missing } from '#platform/http/errors.ts';
import { findPurchase, type PurchaseRow } from './find-purchase.ts';

/** A purchase with its history. */
export const openedPurchase = (id: string): Opened => ({ action: 'purchase.open', type: 'purchase', id });

/**
 * A purchase whose documents the viewer may read: their own, or one that they opened as staff, itself or its member's account,
 * with a reason. 404 otherwise, and when `exists` is false. Reading by staff is audited.
 */
export async function getReadablePurchase(
  ctx: Context,
  id: string,
  document: { name: Missing; exists: (purchase: PurchaseRow) => boolean; action: string },
): Promise<PurchaseRow> {
  signedIn(ctx);
  const purchase = await findPurchase(ctx, id);
  const read = { action: document.action, objectType: 'purchase', objectId: id };
  const alone = { thing: openedPurchase(id), scope: 'finance' } as const;
  const isReadable = purchase && document.exists(purchase) && (await mayRead(ctx, purchase.user_id, read, alone));
  if (!purchase || !isReadable) throw notFound(document.name);
  return purchase;
}
