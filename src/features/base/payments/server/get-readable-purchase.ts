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
  what: { name: Missing; exists: (purchase: PurchaseRow) => boolean; action: string },
): Promise<PurchaseRow> {
  const viewer = signedIn(ctx);
  const purchase = await findPurchase(ctx, id);
  const mine = purchase?.user_id === viewer.id;
  if (!purchase || !what.exists(purchase) || !(mine || viewer.staff)) throw notFound(what.name);
  if (!mine) await audit(ctx, { action: what.action, objectType: 'purchase', objectId: purchase.id });
  return purchase;
}
