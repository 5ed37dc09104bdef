import { stateName } from '#platform/contract/indian-states.ts';
import type { Config } from '#platform/runtime/config.ts';
import { splitTax, type TaxSplit } from './split-tax.ts';

/** Tax invoices, payment receipts, credit notes and refund receipts have separate number series. */
export type InvoiceSeries = 'INV' | 'RCP' | 'CRN' | 'RFD';
export type ReceiptKind = 'tax_invoice' | 'payment_receipt';

/** The data of a receipt, fixed at payment: later settings never change it. */
export type ReceiptData = {
  kind: ReceiptKind;
  number: string;
  paidAt: string;
  brand: string;
  support: string;
  supplier: { name: string; address: string; gstin: string | null; state: string | null };
  recipient: { name: string; email: string; stateCode: string | null; state: string | null };
  line: { title: string; sac: string | null; grossPaise: number };
  tax: (TaxSplit & { ratePercent: number }) | null;
  payment: { txnid: string; mode: string; reference: string };
};

export const receiptKind = (config: Config): ReceiptKind => (config.GSTIN ? 'tax_invoice' : 'payment_receipt');
export const invoiceSeries = (config: Config): InvoiceSeries => (config.GSTIN ? 'INV' : 'RCP');

type PaidPurchase = {
  number: string;
  paidAt: Date;
  title: string;
  amountPaise: number;
  recipient: { name: string; email: string; stateCode: string | null };
  payment: ReceiptData['payment'];
};

/**
 * Builds the receipt of a payment under the current settings. Without a GSTIN it is no tax invoice and splits no tax.
 * Without a recorded state, the place of supply is the supplier's own (IGST Act, section 12(2)(b)(ii)).
 */
export function buildReceipt(config: Config, paid: PaidPurchase): ReceiptData {
  const homeCode = config.GSTIN?.slice(0, 2) ?? null;
  const stateCode = paid.recipient.stateCode ?? homeCode;
  return {
    kind: receiptKind(config),
    number: paid.number,
    paidAt: paid.paidAt.toISOString(),
    brand: config.BRAND_NAME,
    support: config.SUPPORT_EMAIL,
    supplier: supplierDetails(config),
    recipient: { ...paid.recipient, stateCode, state: stateCode && stateLabel(stateCode) },
    line: { title: paid.title, sac: config.GSTIN ? config.GST_SAC : null, grossPaise: paid.amountPaise },
    tax: config.GSTIN
      ? {
          ...splitTax(paid.amountPaise, config.GST_RATE_PERCENT, stateCode === homeCode),
          ratePercent: config.GST_RATE_PERCENT,
        }
      : null,
    payment: paid.payment,
  };
}

const stateLabel = (stateCode: string) => stateName(stateCode) ?? stateCode;

/** The supplier's details under the current settings. */
export function supplierDetails(config: Config): ReceiptData['supplier'] {
  const homeCode = config.GSTIN?.slice(0, 2) ?? null;
  return {
    name: config.LEGAL_NAME,
    address: config.LEGAL_ADDRESS,
    gstin: config.GSTIN ?? null,
    state: homeCode && stateLabel(homeCode),
  };
}
