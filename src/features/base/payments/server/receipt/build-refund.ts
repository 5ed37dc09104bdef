import type { Config } from '#platform/runtime/config.ts';
import { supplierDetails, type InvoiceSeries, type ReceiptData } from './build-receipt.ts';

export type RefundKind = 'credit_note' | 'refund_receipt';

/** The data of a refund document, fixed when the refund completes. */
export type RefundData = Pick<
  ReceiptData,
  'number' | 'brand' | 'support' | 'supplier' | 'recipient' | 'line' | 'tax' | 'payment'
> & {
  kind: RefundKind;
  refundedAt: string;
  /** The number of the receipt it reverses; a duplicate payment never had one. */
  against: { number: string; paidAt: string } | null;
  token: string;
};

type Receipt = ReceiptData | null;
/** A tax invoice is reversed by a credit note (CGST Act, section 34); anything else by a refund receipt. */
export const refundKind = (receipt: Receipt): RefundKind => (receipt?.kind === 'tax_invoice' ? 'credit_note' : 'refund_receipt');
export const refundSeries = (receipt: Receipt): InvoiceSeries => (refundKind(receipt) === 'credit_note' ? 'CRN' : 'RFD');

type RefundedPurchase = {
  number: string;
  refundedAt: Date;
  receipt: Receipt;
  title: string;
  amountPaise: number;
  recipient: { name: string; email: string; stateCode: string | null };
  payment: ReceiptData['payment'];
  token: string;
};

/** Builds a refund document. It mirrors the receipt to the paisa, whatever the current settings. */
export function buildRefund(config: Config, { receipt, ...refunded }: RefundedPurchase): RefundData {
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
