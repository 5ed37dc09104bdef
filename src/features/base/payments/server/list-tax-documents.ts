import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { ReceiptData } from './receipt/build-receipt.ts';
import type { RefundData } from './receipt/build-refund.ts';

/** One receipt or refund document; amounts in paise, negative for refunds. */
export type TaxDocument = {
  kind: string;
  number: string;
  date: string;
  against: string;
  title: string;
  sac: string;
  state: string;
  ratePercent: number | null;
  taxable: number | null;
  cgst: number | null;
  sgst: number | null;
  igst: number | null;
  total: number;
  txnid: string;
};

/** The receipts issued and the refunds documented in a month of Indian time (`2026-11`), by date. Checks no permission. */
export async function listTaxDocuments(ctx: Context, month: string): Promise<TaxDocument[]> {
  const inMonth = (date: string) => sql<boolean>`to_char((${sql.ref(date)} at time zone 'Asia/Kolkata'), 'YYYY-MM') = ${month}`;
  const receipts = await ctx.db
    .selectFrom('purchases')
    .select('receipt')
    .where('receipt', 'is not', null)
    .where(sql<boolean>`to_char(((receipt ->> 'paidAt')::timestamptz at time zone 'Asia/Kolkata'), 'YYYY-MM') = ${month}`)
    .execute();
  const refunds = await ctx.db
    .selectFrom('refunds')
    .select('document')
    .where('document', 'is not', null)
    .where(inMonth('refunds.ended_at'))
    .execute();
  return [
    ...receipts.flatMap(({ receipt }) => (receipt ? [toDocument(receipt, receipt.paidAt, '', 1)] : [])),
    ...refunds.flatMap(({ document }) =>
      document ? [toDocument(document, document.refundedAt, document.against?.number ?? '', -1)] : [],
    ),
  ].toSorted((a, b) => a.date.localeCompare(b.date));
}

function toDocument(data: ReceiptData | RefundData, date: string, against: string, sign: 1 | -1): TaxDocument {
  const { kind, number, line, tax, recipient, payment } = data;
  const signed = (paise: number | undefined) => (paise === undefined ? null : sign * paise);
  return {
    kind,
    number,
    date,
    against,
    title: line.title,
    sac: line.sac ?? '',
    state: recipient.stateCode ?? '',
    ratePercent: tax?.ratePercent ?? null,
    taxable: signed(tax?.taxable),
    cgst: signed(tax?.cgst),
    sgst: signed(tax?.sgst),
    igst: signed(tax?.igst),
    total: sign * line.grossPaise,
    txnid: payment.txnid,
  };
}
