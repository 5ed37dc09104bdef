import type { Context, Viewer } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { findPurchase, lockItem, type PurchaseRow } from './find-purchase.ts';

/** A purchase of the viewer, with its item locked until the transaction ends. 404 for another member's. */
export async function lockOwnPurchase(ctx: Context, viewer: Viewer, id: string): Promise<PurchaseRow> {
  const purchase = await findPurchase(ctx, id);
  if (purchase?.user_id !== viewer.id) throw notFound('purchase');
  await lockItem(ctx, purchase);
  const locked = await findPurchase(ctx, id);
  if (!locked) throw notFound('purchase');
  return locked;
}
