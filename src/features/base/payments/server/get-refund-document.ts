import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getReadablePurchase } from './get-readable-purchase.ts';
import { getStoredDocument } from './stored-document.ts';
import { renderRefund } from './receipt/render-receipt.ts';

/** The credit note or refund receipt of a refunded purchase, for its owner and staff; staff access is audited. */
export const getRefundDocument: UseCase<'GET /api/purchases/{id}/refund_pdf'> = async (ctx, { params }) => {
  const { id } = await getReadablePurchase(ctx, params.id, {
    name: 'refund',
    exists: (purchase) => purchase.status === 'refunded',
    action: 'read-refund',
  });
  const refund = ctx.db.selectFrom('refunds').select(['document', 'document_file']).where('purchase_id', '=', id);
  const { document, document_file } = await refund.executeTakeFirstOrThrow();
  if (!document) throw notFound('refund');
  const file = await getStoredDocument(ctx, {
    file: document_file,
    render: () => renderRefund(document),
    saveKey: async (key) => {
      const update = ctx.db
        .updateTable('refunds')
        .set({ document_file: key })
        .where('purchase_id', '=', id)
        .where('document_file', 'is', null);
      await update.execute();
      return (await refund.executeTakeFirstOrThrow()).document_file;
    },
  });
  return { file, name: `${ctx.config.BRAND_NAME} ${document.number.replaceAll('/', '-')}.pdf`, inline: true };
};
