import { audit } from '#features/base/accounts/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound, type Missing } from '#platform/http/errors.ts';
import { findPurchase, type PurchaseRow } from './find-purchase.ts';

/** A purchase whose papers the viewer may read: its owner, or staff, whose look is noted. 404 for everybody else and where `exists` says no. */
export async function findReadable(
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
