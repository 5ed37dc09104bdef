import type { Config } from '#platform/runtime/config.ts';
import { supplierDetails, type InvoiceSeries, type ReceiptData } from './build-receipt.ts';

export type RefundKind = 'credit_note' | 'refund_receipt';

/** Everything the document of a refund says, fixed at the moment the money was back. */
export type RefundData = Pick<
  ReceiptData,
  'number' | 'brand' | 'support' | 'supplier' | 'recipient' | 'line' | 'tax' | 'payment'
> & {
  kind: RefundKind;
  refundedAt: string;
  /** The receipt it takes back; a second payment for one item never had one. */
  against: { number: string; paidAt: string } | null;
  token: string;
};

type Receipt = ReceiptData | null;
/** A tax invoice is taken back by a credit note (CGST Act, section 34); anything else by a plain refund receipt. */
export const refundKind = (receipt: Receipt): RefundKind => (receipt?.kind === 'tax_invoice' ? 'credit_note' : 'refund_receipt');
export const refundSeries = (receipt: Receipt): InvoiceSeries => (refundKind(receipt) === 'credit_note' ? 'CRN' : 'RFD');

type Refunded = {
  number: string;
  refundedAt: Date;
  receipt: Receipt;
  title: string;
  amountPaise: number;
  recipient: { name: string; email: string; stateCode: string | null };
  payment: ReceiptData['payment'];
  token: string;
};

/** The document of a refund. It mirrors the receipt to the paisa, whatever the settings have become since. */
export function buildRefund(config: Config, { receipt, ...refunded }: Refunded): RefundData {
  return {
    kind: refundKind(receipt),
    number: refunded.number,
    refundedAt: refunded.refundedAt.toISOString(),
    brand: config.BRAND_NAME,
    support: config.SUPPORT_EMAIL,
    supplier: receipt?.supplier ?? supplierDetails(config),
    recipient: receipt?.recipient ?? { ...refunded.recipient, state: null },
    line: receipt?.line ?? { title: refunded.title, sac: null, grossPaise: refunded.amountPaise },
    tax: receipt?.tax ?? null,
    payment: refunded.payment,
    against: receipt && { number: receipt.number, paidAt: receipt.paidAt },
    token: refunded.token,
  };
}
