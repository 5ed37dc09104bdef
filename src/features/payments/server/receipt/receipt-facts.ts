import { stateName } from '#platform/contract/indian-states.ts';
import type { Config } from '#platform/server/config.ts';
import { splitTax, type TaxSplit } from './split-tax.ts';

/** Tax invoices and plain payment receipts are numbered apart. */
export type InvoiceSeries = 'INV' | 'RCP';
export type ReceiptKind = 'tax_invoice' | 'payment_receipt';

/** Everything a receipt says, fixed at the moment of payment: settings that change later change no receipt. */
export type ReceiptFacts = {
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

type Paid = {
  number: string;
  paidAt: Date;
  title: string;
  amountPaise: number;
  recipient: { name: string; email: string; stateCode: string | null };
  payment: ReceiptFacts['payment'];
};

/** The receipt of a payment under today's settings. Without a GSTIN it is no tax invoice and splits no tax. */
export function receiptFacts(config: Config, paid: Paid): ReceiptFacts {
  const { stateCode } = paid.recipient;
  const homeCode = config.GSTIN?.slice(0, 2) ?? null;
  const within = stateCode === null || stateCode === homeCode;
  return {
    kind: receiptKind(config),
    number: paid.number,
    paidAt: paid.paidAt.toISOString(),
    brand: config.BRAND_NAME,
    support: config.SUPPORT_EMAIL,
    supplier: {
      name: config.LEGAL_NAME,
      address: config.LEGAL_ADDRESS,
      gstin: config.GSTIN ?? null,
      state: homeCode ? (stateName(homeCode) ?? homeCode) : null,
    },
    recipient: { ...paid.recipient, state: stateCode ? (stateName(stateCode) ?? stateCode) : null },
    line: { title: paid.title, sac: config.GSTIN ? config.GST_SAC : null, grossPaise: paid.amountPaise },
    tax: config.GSTIN
      ? { ...splitTax(paid.amountPaise, config.GST_RATE_PERCENT, within), ratePercent: config.GST_RATE_PERCENT }
      : null,
    payment: paid.payment,
  };
}
