/** The texts of receipts and refund documents. */
import { m } from '#platform/messages/messages.js';
import { formatExactRupees } from '#platform/contract/money.ts';
import { toDrawableText } from '#platform/io/pdf/drawable-text.ts';
import { formatLongDate, formatNumber } from '#platform/language/format.ts';
import { paymentMethodName } from '../../payment-method.ts';
import type { Sheet } from './render-sheet.ts';
import type { ReceiptData } from './build-receipt.ts';
import type { RefundData } from './build-refund.ts';

const day = (iso: string) => formatLongDate(iso);
const percent = (rate: number) => formatNumber(rate, { digits: 2 });

/** The renderer is large, so it is loaded for the first document. */
const renderSheet = async (sheet: Sheet): Promise<Uint8Array> => (await import('./render-sheet.ts')).renderSheet(sheet);

/** Renders a receipt. Equal data gives equal text; the file is stored, so this runs once. */
export const renderReceipt = (receipt: ReceiptData): Promise<Uint8Array> =>
  renderSheet({
    ...commonTexts(receipt),
    title: receipt.kind === 'tax_invoice' ? m.payments_receipt_invoice() : m.payments_receipt_receipt(),
    createdAt: new Date(receipt.paidAt),
    tone: 'paid',
    headerRows: [
      [m.payments_receipt_number(), receipt.number],
      [m.payments_receipt_date(), day(receipt.paidAt)],
    ],
    total: { label: m.payments_receipt_total(), amount: formatExactRupees(receipt.line.grossPaise) },
    details: paymentRows(receipt.payment),
    note: receipt.tax ? m.payments_receipt_reverse() : m.payments_receipt_no_tax(),
  });

/** Renders a refund document: a credit note for a tax invoice, otherwise a refund receipt. */
export const renderRefund = (refund: RefundData): Promise<Uint8Array> =>
  renderSheet({
    ...commonTexts(refund),
    title: refund.kind === 'credit_note' ? m.payments_refund_note() : m.payments_refund_receipt(),
    createdAt: new Date(refund.refundedAt),
    tone: 'refunded',
    headerRows: [
      [m.payments_receipt_number(), refund.number],
      [m.payments_receipt_date(), day(refund.refundedAt)],
    ],
    total: { label: m.payments_refund_total(), amount: formatExactRupees(refund.line.grossPaise) },
    details: [
      ...(refund.against
        ? [[m.payments_refund_against(), `${refund.against.number}, ${day(refund.against.paidAt)}`] as const]
        : []),
      ...paymentRows(refund.payment),
      [m.payments_refund_reference(), refund.token],
    ],
    note: refund.against ? m.payments_refund_back() : m.payments_refund_twice(),
  });

function commonTexts({ brand, support, supplier, recipient, line, tax }: ReceiptData | RefundData) {
  return {
    brand,
    author: supplier.name,
    from: {
      label: m.payments_receipt_from(),
      lines: [supplier.name, supplier.address, ...(supplier.gstin ? [m.payments_receipt_gstin({ gstin: supplier.gstin })] : [])],
    },
    to: {
      label: m.payments_receipt_to(),
      lines: [
        toDrawableText(recipient.name) || recipient.email,
        recipient.email,
        ...(tax && recipient.state && recipient.stateCode
          ? [m.payments_receipt_place({ state: recipient.state, code: recipient.stateCode })]
          : []),
      ],
    },
    columns: { item: m.payments_receipt_description(), amount: m.payments_receipt_amount() },
    item: {
      title: line.title,
      subtitle: line.sac ? m.payments_receipt_sac({ sac: line.sac }) : '',
      amount: formatExactRupees(line.grossPaise),
    },
    breakdown: tax ? taxBreakdown(tax) : [],
    footer: m.payments_receipt_foot({ name: supplier.name, support }),
  } satisfies Partial<Sheet>;
}

function taxBreakdown(tax: NonNullable<ReceiptData['tax']>): [string, string][] {
  const half = percent(tax.ratePercent / 2);
  const breakdown: [string, number][] = [
    [m.payments_receipt_cgst({ rate: half }), tax.cgst],
    [m.payments_receipt_sgst({ rate: half }), tax.sgst],
    [m.payments_receipt_igst({ rate: percent(tax.ratePercent) }), tax.igst],
  ];
  return [
    [m.payments_receipt_taxable(), formatExactRupees(tax.taxable)],
    ...breakdown.filter(([, paise]) => paise > 0).map(([label, paise]): [string, string] => [label, formatExactRupees(paise)]),
  ];
}

const paymentRows = (paid: ReceiptData['payment']) =>
  [
    [m.payments_receipt_method(), paymentMethodName(paid.mode)],
    [m.payments_receipt_txnid(), paid.txnid],
    [m.payments_receipt_reference(), paid.reference],
  ] as const;
