import { audit } from '#features/accounts/server/index.ts';
import { signedIn, type Context } from '#platform/server/context.ts';
import { notFound } from '#platform/server/errors.ts';
import type { UseCase } from '#platform/server/http.ts';
import type { PurchaseRow } from './find-purchase.ts';
import { drawReceipt } from './receipt/draw-receipt.ts';
import type { ReceiptFacts } from './receipt/receipt-facts.ts';

/** The receipt of a paid purchase, for its owner and for staff; a look by staff is noted. */
export const getReceipt: UseCase<'GET /api/purchases/{id}/pdf'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const purchase = await ctx.db.selectFrom('purchases').selectAll().where('id', '=', params.id).executeTakeFirst();
  const mine = purchase?.user_id === viewer.id;
  if (!purchase?.receipt || !(mine || viewer.staff)) throw notFound('Receipt');
  if (!mine) await audit(ctx, { action: 'read-receipt', objectType: 'purchase', objectId: purchase.id });
  return {
    file: await receiptFile(ctx, purchase, purchase.receipt),
    name: `${ctx.config.BRAND_NAME} ${purchase.receipt.number.replaceAll('/', '-')}.pdf`,
    inline: true,
  };
};

/** Drawn once and kept: the same document however often it is opened, and whatever this code becomes. */
async function receiptFile(ctx: Context, purchase: PurchaseRow, receipt: ReceiptFacts): Promise<Uint8Array> {
  if (purchase.receipt_file) return ctx.files.get(purchase.receipt_file);
  const drawn = await drawReceipt(receipt);
  const { key } = await ctx.files.put('receipts', drawn);
  const kept = await ctx.db
    .updateTable('purchases')
    .set({ receipt_file: key })
    .where('id', '=', purchase.id)
    .where('receipt_file', 'is', null)
    .executeTakeFirst();
  if (kept.numUpdatedRows > 0n) return drawn;
  await ctx.files.remove(key);
  const first = await ctx.db
    .selectFrom('purchases')
    .select('receipt_file')
    .where('id', '=', purchase.id)
    .executeTakeFirstOrThrow();
  return first.receipt_file ? ctx.files.get(first.receipt_file) : drawn;
}
