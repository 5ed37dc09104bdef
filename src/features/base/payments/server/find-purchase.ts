import { sql, type Selectable } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { PurchasesTable } from './tables.ts';

export type PurchaseRow = Selectable<PurchasesTable>;

/** A purchase by transaction id, regardless of its owner. */
export const findByTxnid = (ctx: Context, txnid: string): Promise<PurchaseRow | undefined> =>
  ctx.db.selectFrom('purchases').selectAll().where('txnid', '=', txnid).executeTakeFirst();

export const findPurchase = (ctx: Context, id: string): Promise<PurchaseRow | undefined> =>
  ctx.db.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks the item until the transaction ends. */
export async function lockItem(ctx: Context, item: { purchasable_type: string; purchasable_id: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`purchase:${item.purchasable_type}:${item.purchasable_id}`}, 0))`.execute(
    ctx.db,
  );
}

/** The successful purchase of an item, if any. */
export const findPaidPurchase = (
  ctx: Context,
  item: { purchasable_type: string; purchasable_id: string },
): Promise<{ id: string } | undefined> =>
  ctx.db
    .selectFrom('purchases')
    .select('id')
    .where('purchasable_type', '=', item.purchasable_type)
    .where('purchasable_id', '=', item.purchasable_id)
    .where('status', '=', 'success')
    .executeTakeFirst();

/** Whether a correctly signed success of a purchase is stored. */
export async function hasSignedSuccess(ctx: Context, purchaseId: string): Promise<boolean> {
  const event = await ctx.db
    .selectFrom('purchase_events')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('source', 'in', ['browser', 'webhook'])
    .where('hash_ok', '=', true)
    .where(sql<boolean>`body ->> 'status' = 'success'`)
    .executeTakeFirst();
  return event !== undefined;
}
