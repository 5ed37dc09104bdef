import { listTaxDocuments } from '#features/base/payments/server/index.ts';
import { exportRows } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

const PAISE = 100;
const rupees = (paise: number | null) => (paise === null ? null : (paise / PAISE).toFixed(2));

/** Receipts and refund documents of a month, refunds with a minus, as the tax return needs them. */
export const exportTax: UseCase<'GET /api/staff/tax/{month}'> = (ctx, { params }) =>
  exportRows(ctx, {
    scope: 'finance',
    name: 'tax',
    file: `tax-${params.month}`,
    object: { type: 'tax_month', id: params.month },
    load: () => listTaxDocuments(ctx, params.month),
    columns: {
      document: ({ kind }) => kind,
      number: ({ number }) => number,
      date: ({ date }) => date,
      against: ({ against }) => against,
      title: ({ title }) => title,
      sac: ({ sac }) => sac,
      place_of_supply: ({ state }) => state,
      rate_percent: ({ ratePercent }) => ratePercent,
      taxable_inr: ({ taxable }) => rupees(taxable),
      cgst_inr: ({ cgst }) => rupees(cgst),
      sgst_inr: ({ sgst }) => rupees(sgst),
      igst_inr: ({ igst }) => rupees(igst),
      total_inr: ({ total }) => rupees(total),
      purchase: ({ txnid }) => txnid,
    },
  });
