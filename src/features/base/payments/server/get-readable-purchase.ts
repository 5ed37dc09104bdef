import { audit } from '#features/base/accounts/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound, type Missing } from '#platform/http/errors.ts';
import { findPurchase, type PurchaseRow } from './find-purchase.ts';

/**
 * A purchase whose documents the viewer may read: its owner's, or any for staff, with an audit entry. 404 otherwise, and
 * when `exists` is false.
 */
export async function getReadablePurchase(
  ctx: Context,
  id: string,
  document: { name: Missing; exists: (purchase: PurchaseRow) => boolean; action: string },
): Promise<PurchaseRow> {
  const viewer = signedIn(ctx);
  const purchase = await findPurchase(ctx, id);
  const isOwner = purchase?.user_id === viewer.id;
  if (!purchase || !document.exists(purchase) || !(isOwner || viewer.staff)) throw notFound(document.name);
  if (!isOwner) await audit(ctx, { action: document.action, objectType: 'purchase', objectId: purchase.id });
  return purchase;
}
