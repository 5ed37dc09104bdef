import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getReadablePurchase } from './get-readable-purchase.ts';
import { getStoredDocument } from './stored-document.ts';
import { renderReceipt } from './receipt/render-receipt.ts';

/** The receipt of a paid purchase, for its owner and staff; staff access is audited. */
export const getReceipt: UseCase<'GET /api/purchases/{id}/pdf'> = async (ctx, { params }) => {
  const { id, receipt, receipt_file } = await getReadablePurchase(ctx, params.id, {
    name: 'receipt',
    exists: (purchase) => purchase.receipt !== null,
    action: 'read-receipt',
  });
  if (!receipt) throw notFound('receipt');
  const file = await getStoredDocument(ctx, {
    file: receipt_file,
    render: () => renderReceipt(receipt),
    saveKey: async (key) => {
      const update = ctx.db
        .updateTable('purchases')
        .set({ receipt_file: key })
        .where('id', '=', id)
        .where('receipt_file', 'is', null);
      await update.execute();
      const row = await ctx.db.selectFrom('purchases').select('receipt_file').where('id', '=', id).executeTakeFirstOrThrow();
      return row.receipt_file;
    },
  });
  return { file, name: `${ctx.config.BRAND_NAME} ${receipt.number.replaceAll('/', '-')}.pdf`, inline: true };
};
