/** The layout of receipts and refunds: one A4 page with brand, amount, parties and breakdown. */
import {
  Circle,
  Document,
  Page,
  Path,
  Rect,
  renderToBuffer,
  StyleSheet,
  Svg,
  Text,
  View,
  type Styles,
} from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { toDrawableText } from '#platform/io/pdf/drawable-text.ts';
import { PDF_FONT, registerPdfFonts } from '#platform/io/pdf/fonts.ts';

type Pair = readonly [label: string, value: string];
type Party = { label: string; lines: readonly string[] };

/** The formatted texts of a page. */
export type Sheet = {
  brand: string;
  author: string;
  title: string;
  createdAt: Date;
  tone: 'paid' | 'refunded';
  /** The rows under the title, such as number and date. */
  headerRows: readonly Pair[];
  total: { label: string; amount: string };
  from: Party;
  to: Party;
  columns: { item: string; amount: string };
  item: { title: string; subtitle: string; amount: string };
  /** The breakdown of the amount, for example taxable value and taxes. */
  breakdown: readonly Pair[];
  details: readonly Pair[];
  note: string;
  footer: string;
};

const INK = '#26221d';
const SOFT = '#635d55';
const LINE = '#e5e1da';
const BACKGROUND = '#faf9f6';
const BLUE = '#2250d6';
const ROSE = '#cf1f6c';
const TONES = {
  paid: { ink: '#0b6b45', tint: '#e8f4ee', icon: 'M7 12.5l3.2 3.2L17 9' },
  refunded: { ink: '#7a4a00', tint: '#fdf3e0', icon: 'M10 8l-4 4 4 4M6 12h9a3.5 3.5 0 0 1 0 7h-1' },
} as const;
const MARGIN = 48;

const styles = StyleSheet.create({
  page: { paddingBottom: 84, fontFamily: PDF_FONT, fontSize: 10, lineHeight: 1.5, color: INK },
  band: { height: 6, backgroundColor: BLUE },
  content: { paddingHorizontal: MARGIN, paddingTop: 34 },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  brandName: { fontSize: 17, lineHeight: 1.2, fontWeight: 700 },
  titles: { alignItems: 'flex-end' },
  title: { fontSize: 22, lineHeight: 1.2, fontWeight: 700, marginBottom: 8 },
  headRow: { flexDirection: 'row', justifyContent: 'flex-end', gap: 8 },
  soft: { color: SOFT },
  bold: { fontWeight: 600 },
  small: { fontSize: 9, color: SOFT },
  label: { fontSize: 8.5, fontWeight: 600, color: SOFT, marginBottom: 3 },
  sum: { flexDirection: 'row', alignItems: 'center', gap: 14, borderRadius: 12, padding: 18, marginTop: 28 },
  sumAmount: { fontSize: 26, lineHeight: 1.15, fontWeight: 700 },
  parties: { flexDirection: 'row', gap: 32, marginTop: 28 },
  party: { flex: 1 },
  table: { marginTop: 30 },
  columns: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    backgroundColor: BACKGROUND,
    borderRadius: 6,
    paddingVertical: 6,
    paddingHorizontal: 10,
  },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    paddingVertical: 9,
    paddingHorizontal: 10,
    borderBottomWidth: 1,
    borderBottomColor: LINE,
  },
  grow: { flex: 1 },
  amount: { width: 110, textAlign: 'right' },
  part: { flexDirection: 'row', justifyContent: 'flex-end', gap: 24, paddingTop: 7, paddingHorizontal: 10 },
  total: {
    flexDirection: 'row',
    justifyContent: 'flex-end',
    gap: 24,
    marginTop: 9,
    paddingTop: 9,
    paddingHorizontal: 10,
    fontSize: 13,
    fontWeight: 700,
    borderTopWidth: 1.5,
    borderTopColor: INK,
    marginLeft: 200,
  },
  details: { marginTop: 34, borderTopWidth: 1, borderTopColor: LINE, paddingTop: 14 },
  fact: { flexDirection: 'row', gap: 12, paddingVertical: 2 },
  factLabel: { width: 130, color: SOFT },
  note: { marginTop: 18, fontSize: 9, color: SOFT },
  footer: {
    position: 'absolute',
    bottom: 34,
    left: MARGIN,
    right: MARGIN,
    borderTopWidth: 1,
    borderTopColor: LINE,
    paddingTop: 10,
    fontSize: 8,
    color: SOFT,
    textAlign: 'center',
  },
} satisfies Styles);

const text = (content: string, ...style: Styles[string][]) => h(Text, { style }, toDrawableText(content));

/** Renders a page. Equal content gives equal pages. */
export async function renderSheet(sheet: Sheet): Promise<Uint8Array> {
  registerPdfFonts();
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    h(View, { style: styles.band, fixed: true }),
    h(View, { style: styles.content }, header(sheet), total(sheet), parties(sheet), table(sheet), detailRows(sheet)),
    h(View, { style: styles.footer, fixed: true }, text(sheet.footer)),
  );
  const metadata = {
    title: `${sheet.title} ${sheet.headerRows[0]?.[1] ?? ''}`,
    author: sheet.author,
    language: 'en-IN',
    creationDate: sheet.createdAt,
    modificationDate: sheet.createdAt,
  };
  return renderToBuffer(h(Document, metadata, page));
}

const header = ({ brand, title, headerRows }: Sheet) =>
  h(
    View,
    { style: styles.head },
    h(View, { style: styles.brand }, mark(), text(brand, styles.brandName)),
    h(
      View,
      { style: styles.titles },
      text(title, styles.title),
      ...headerRows.map(([label, value]) =>
        h(View, { key: label, style: styles.headRow }, text(label, styles.soft), text(value, styles.bold)),
      ),
    ),
  );

/** The logo of the site. */
const mark = () =>
  h(
    Svg,
    { width: 26, height: 26, viewBox: '0 0 28 28' },
    h(Path, {
      d: 'M3 23.5h5.5a4 4 0 0 0 4-4v-2a4 4 0 0 1 4-4H21',
      stroke: BLUE,
      strokeWidth: 4.5,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    h(Circle, { cx: 22, cy: 6, r: 4, fill: ROSE }),
  );

function total({ tone, total: { label, amount } }: Sheet) {
  const { ink, tint } = TONES[tone];
  return h(
    View,
    { style: [styles.sum, { backgroundColor: tint }] },
    icon(tone),
    h(View, {}, text(label, styles.bold, { color: ink }), text(amount, styles.sumAmount)),
  );
}

const icon = (tone: Sheet['tone']) =>
  h(
    Svg,
    { width: 34, height: 34, viewBox: '0 0 24 24' },
    h(Rect, { x: 0, y: 0, width: 24, height: 24, rx: 12, fill: TONES[tone].ink }),
    h(Path, {
      d: TONES[tone].icon,
      stroke: '#ffffff',
      strokeWidth: 2,
      fill: 'none',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
  );

const parties = ({ from, to }: Sheet) =>
  h(
    View,
    { style: styles.parties },
    ...[from, to].map(({ label, lines: [name = '', ...rest] }) =>
      h(
        View,
        { key: label, style: styles.party },
        text(label, styles.label),
        text(name, styles.bold),
        ...rest.filter((line) => line && line !== name).map((line) => text(line)),
      ),
    ),
  );

const table = ({ columns, item, breakdown, total: { label, amount } }: Sheet) =>
  h(
    View,
    { style: styles.table },
    h(
      View,
      { style: styles.columns },
      text(columns.item, styles.label, { marginBottom: 0 }),
      text(columns.amount, styles.label, { marginBottom: 0 }),
    ),
    h(
      View,
      { style: styles.row },
      h(
        View,
        { style: styles.grow },
        text(item.title, styles.bold),
        ...(item.subtitle ? [text(item.subtitle, styles.small)] : []),
      ),
      text(item.amount, styles.amount),
    ),
    ...breakdown.map(([name, value]) =>
      h(View, { key: name, style: styles.part }, text(name, styles.soft), text(value, styles.amount)),
    ),
    h(View, { style: styles.total }, text(label), text(amount, styles.amount)),
  );

const detailRows = ({ details: rows, note }: Sheet) =>
  h(
    View,
    {},
    h(
      View,
      { style: styles.details },
      ...rows.map(([label, value]) =>
        h(View, { key: label, style: styles.fact }, text(label, styles.factLabel), text(value, styles.grow)),
      ),
    ),
    text(note, styles.note),
  );
