import { audit, isOpenToStaff, openedMember, type Opened } from '#features/base/accounts/server/index.ts';
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
  const viewer = signedIn(ctx);
  const purchase = await findPurchase(ctx, id);
  const isOwner = purchase?.user_id === viewer.id;
  const isReadable = purchase && document.exists(purchase) && (isOwner || (await isOpen(ctx, purchase)));
  if (!purchase || !isReadable) throw notFound(document.name);
  if (!isOwner) await audit(ctx, { action: document.action, objectType: 'purchase', objectId: purchase.id });
  return purchase;
}

const isOpen = async (ctx: Context, { id, user_id }: PurchaseRow): Promise<boolean> =>
  (await isOpenToStaff(ctx, openedPurchase(id), 'finance')) || (await isOpenToStaff(ctx, openedMember(user_id), 'support'));
