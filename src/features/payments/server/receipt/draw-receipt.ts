/** The receipt as an A4 page. */
import { Document, Page, renderToBuffer, StyleSheet, Text, View, type Styles } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { drawable, PDF_FONT, registerPdfFonts } from '#platform/server/pdf/fonts.ts';
import { paymentMethodName } from '../../payment-method.ts';
import type { ReceiptFacts } from './receipt-facts.ts';

const INK = '#26221d';
const SOFT = '#635d55';
const LINE = '#e5e1da';
const BLUE = '#2250d6';

const styles = StyleSheet.create({
  page: { padding: 48, paddingBottom: 72, fontFamily: PDF_FONT, fontSize: 10, lineHeight: 1.5, color: INK },
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottomWidth: 2,
    borderBottomColor: BLUE,
    paddingBottom: 16,
  },
  brand: { fontSize: 18, lineHeight: 1.2, fontWeight: 700, color: BLUE },
  kind: { fontSize: 18, lineHeight: 1.2, fontWeight: 700, marginBottom: 6 },
  end: { alignItems: 'flex-end' },
  small: { fontSize: 9, color: SOFT },
  bold: { fontWeight: 600 },
  parties: { flexDirection: 'row', gap: 32, marginTop: 24 },
  party: { flex: 1 },
  label: { fontSize: 8, fontWeight: 600, color: SOFT, marginBottom: 4 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 16,
    paddingVertical: 8,
    borderBottomWidth: 1,
    borderBottomColor: LINE,
  },
  grow: { flex: 1 },
  amount: { width: 110, textAlign: 'right' },
  total: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 12, fontSize: 14, fontWeight: 700 },
  block: { marginTop: 28 },
  foot: { position: 'absolute', bottom: 36, left: 48, right: 48, fontSize: 8, color: SOFT, textAlign: 'center' },
} satisfies Styles);

const rupees = (paise: number) => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);
const day = (iso: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(iso));
const percent = (rate: number) => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(rate);

const text = (content: string, ...style: Styles[string][]) => h(Text, { style }, drawable(content));
const row = (label: ReactNode, amount: string) =>
  h(View, { style: styles.row }, h(View, { style: styles.grow }, label), text(amount, styles.amount));

/** Draws a receipt. The same facts give the same words and figures; the file is kept, so it is drawn once. */
export async function drawReceipt(receipt: ReceiptFacts): Promise<Uint8Array> {
  registerPdfFonts();
  const title = receipt.kind === 'tax_invoice' ? m.payments_receipt_invoice() : m.payments_receipt_receipt();
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    head(receipt, title),
    parties(receipt),
    amounts(receipt),
    payment(receipt),
    h(
      Text,
      { style: styles.foot, fixed: true },
      m.payments_receipt_foot({ name: receipt.supplier.name, support: receipt.support }),
    ),
  );
  const made = new Date(receipt.paidAt);
  const about = {
    title: `${title} ${receipt.number}`,
    author: receipt.supplier.name,
    language: 'en-IN',
    creationDate: made,
    modificationDate: made,
  };
  return renderToBuffer(h(Document, about, page));
}

const head = (receipt: ReceiptFacts, title: string) =>
  h(
    View,
    { style: styles.head },
    text(receipt.brand, styles.brand),
    h(
      View,
      { style: styles.end },
      text(title, styles.kind),
      text(`${m.payments_receipt_number()} ${receipt.number}`),
      text(`${m.payments_receipt_date()} ${day(receipt.paidAt)}`),
    ),
  );

function parties({ supplier, recipient }: ReceiptFacts) {
  const from = [
    text(m.payments_receipt_from(), styles.label),
    text(supplier.name, styles.bold),
    text(supplier.address),
    ...(supplier.gstin ? [text(m.payments_receipt_gstin({ gstin: supplier.gstin }))] : []),
  ];
  const to = [
    text(m.payments_receipt_to(), styles.label),
    text(drawable(recipient.name) || recipient.email, styles.bold),
    ...(recipient.email ? [text(recipient.email)] : []),
    ...(recipient.state && recipient.stateCode
      ? [text(m.payments_receipt_place({ state: recipient.state, code: recipient.stateCode }))]
      : []),
  ];
  return h(View, { style: styles.parties }, h(View, { style: styles.party }, ...from), h(View, { style: styles.party }, ...to));
}

function amounts({ line, tax }: ReceiptFacts) {
  const item = [
    text(line.title, styles.bold),
    ...(line.sac ? [text(m.payments_receipt_sac({ sac: line.sac }), styles.small)] : []),
  ];
  const half = tax ? percent(tax.ratePercent / 2) : '';
  const parts: [string, number][] = tax
    ? [
        [m.payments_receipt_cgst({ rate: half }), tax.cgst],
        [m.payments_receipt_sgst({ rate: half }), tax.sgst],
        [m.payments_receipt_igst({ rate: percent(tax.ratePercent) }), tax.igst],
      ]
    : [];
  return h(
    View,
    { style: styles.block },
    h(
      View,
      { style: styles.row },
      text(m.payments_receipt_description(), styles.label, styles.grow),
      text(m.payments_receipt_amount(), styles.label, styles.amount),
    ),
    row(h(View, {}, ...item), rupees(line.grossPaise)),
    ...(tax ? [row(text(m.payments_receipt_taxable()), rupees(tax.taxable))] : []),
    ...parts.filter(([, paise]) => paise > 0).map(([label, paise]) => row(text(label), rupees(paise))),
    h(View, { style: styles.total }, text(m.payments_receipt_total()), text(rupees(line.grossPaise))),
    text(tax ? m.payments_receipt_reverse() : m.payments_receipt_no_tax(), styles.small),
  );
}

const payment = ({ payment: paid }: ReceiptFacts) =>
  h(
    View,
    { style: styles.block },
    ...[
      [m.payments_receipt_method(), paymentMethodName(paid.mode)],
      [m.payments_receipt_txnid(), paid.txnid],
      [m.payments_receipt_reference(), paid.reference],
    ].map(([label = '', value = '']) =>
      h(
        View,
        { style: { flexDirection: 'row', gap: 12 } },
        h(Text, { style: [styles.small, { width: 120 }] }, label),
        text(value),
      ),
    ),
  );
