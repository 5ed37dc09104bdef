import { StyleSheet, Text, type Styles } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { toPdfText } from '#platform/io/pdf/drawable-text.ts';
import { PDF_FONTS } from '#platform/io/pdf/fonts.ts';
import { breakWord, NO_HYPHENS } from '#platform/io/pdf/break-word.ts';

export const COLOURS = {
  ink: '#26221d',
  soft: '#635d55',
  line: '#e5e1da',
  blue: '#2250d6',
  pink: '#e5488f',
  yellow: '#f7c855',
  green: '#0b6b45',
  tint: '#eef2fd',
};

const MARGIN = 56.7;
const BODY_SIZE = 10;

export const styles = StyleSheet.create({
  page: {
    paddingTop: MARGIN,
    paddingHorizontal: MARGIN,
    paddingBottom: 70,
    fontFamily: PDF_FONTS,
    fontSize: BODY_SIZE,
    color: COLOURS.ink,
  },
  /** Not set on the page itself, because a line height there hides the page numbers. */
  content: { fontSize: BODY_SIZE, lineHeight: 1.5 },
  brand: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', marginBottom: 26 },
  brandName: { fontSize: 13, fontWeight: 700, color: COLOURS.blue, flex: 1 },
  title: { fontSize: 26, fontWeight: 700, lineHeight: 1.3, marginBottom: 10 },
  lead: { fontSize: 11.5, color: COLOURS.soft, marginBottom: 18 },
  bands: { flexDirection: 'row', alignItems: 'center', gap: 22, marginBottom: 18 },
  band: { fontSize: 20, fontWeight: 700, lineHeight: 1.3 },
  facts: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    backgroundColor: COLOURS.tint,
    borderRadius: 10,
    padding: 16,
    marginBottom: 18,
    gap: 26,
  },
  fact: { flexShrink: 1 },
  figure: { fontSize: 16, fontWeight: 700, lineHeight: 1.3 },
  online: { flexDirection: 'row', alignItems: 'center', gap: 14, marginBottom: 22 },
  small: { fontSize: 8.5, color: COLOURS.soft },
  part: { fontSize: 14, fontWeight: 700, marginBottom: 10 },
  stepLine: { flexDirection: 'row', gap: 14 },
  stepBody: { flex: 1, flexDirection: 'row', justifyContent: 'space-between', gap: 12, paddingTop: 4, paddingBottom: 12 },
  stepName: { fontSize: 11.5, fontWeight: 600, lineHeight: 1.4 },
  skill: { flexDirection: 'row', gap: 14, marginBottom: 8 },
  rail: { width: 26 },
  body: { flex: 1, paddingBottom: 14 },
  grow: { flex: 1 },
  heading: { flexDirection: 'row', justifyContent: 'space-between', gap: 12 },
  name: { flex: 1, fontSize: 15, fontWeight: 700, lineHeight: 1.4 },
  points: { fontSize: 12, fontWeight: 700, color: COLOURS.green },
  label: { fontSize: 9, fontWeight: 600, color: COLOURS.soft, marginTop: 10, marginBottom: 2 },
  bullet: { flexDirection: 'row', gap: 6 },
  note: { marginTop: 10, padding: 10, borderRadius: 8, backgroundColor: COLOURS.tint },
  strong: { fontWeight: 600 },
  sum: { fontWeight: 600, marginTop: 10 },
  link: { color: COLOURS.blue, textDecoration: 'none', fontWeight: 600 },
  address: { color: COLOURS.blue, textDecoration: 'none', fontSize: 8.5 },
  resource: { flexDirection: 'row', gap: 8, borderTopWidth: 1, borderTopColor: COLOURS.line, paddingVertical: 6 },
  criterion: { flexDirection: 'row', gap: 8, marginTop: 2 },
  footer: { position: 'absolute', bottom: 34, left: MARGIN, right: MARGIN, fontSize: 8, color: COLOURS.soft },
} satisfies Styles);

const BREAKS = { hyphenationCallback: breakWord, hyphenationPenalty: NO_HYPHENS };

/** The letters of Mukta are smaller than those of Figtree. */
const HINDI_SCALE = 1.12;

/** A text, with every character that the fonts have. */
export function text(content: string, ...style: Styles[string][]) {
  const drawable = toPdfText(content);
  const size = Number(style.findLast(({ fontSize }) => fontSize !== undefined)?.fontSize ?? BODY_SIZE);
  const scaled = /\p{Script=Devanagari}/u.test(drawable) ? [...style, { fontSize: size * HINDI_SCALE }] : style;
  return h(Text, { ...BREAKS, style: scaled }, drawable);
}
