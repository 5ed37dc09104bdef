import { StyleSheet, Text, type Styles } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { formatDate } from '#platform/language/format.ts';
import { PDF_FONT } from '#platform/io/pdf/fonts.ts';

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

export const styles = StyleSheet.create({
  page: {
    paddingTop: 56.7,
    paddingHorizontal: 56.7,
    paddingBottom: 70,
    fontFamily: PDF_FONT,
    fontSize: 10,
    color: COLOURS.ink,
  },
  /** Not set on the page itself, because a line height there hides the page numbers. */
  content: { fontSize: 10, lineHeight: 1.5 },
  brand: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', marginBottom: 26 },
  brandName: { fontSize: 13, fontWeight: 700, color: COLOURS.blue },
  title: { fontSize: 26, fontWeight: 700, lineHeight: 1.15, marginBottom: 10 },
  lead: { fontSize: 11.5, color: COLOURS.soft, marginBottom: 18 },
  facts: { flexDirection: 'row', backgroundColor: COLOURS.tint, borderRadius: 10, padding: 16, marginBottom: 26, gap: 26 },
  figure: { fontSize: 18, fontWeight: 700, lineHeight: 1.2 },
  small: { fontSize: 8.5, color: COLOURS.soft },
  part: { fontSize: 14, fontWeight: 700, marginBottom: 10 },
  stepLine: { flexDirection: 'row', gap: 14 },
  stepBody: { flex: 1, flexDirection: 'row', justifyContent: 'space-between', gap: 12, paddingTop: 4, paddingBottom: 12 },
  stepName: { fontSize: 11.5, fontWeight: 600, lineHeight: 1.3 },
  skill: { flexDirection: 'row', gap: 14, marginBottom: 8 },
  rail: { width: 26 },
  body: { flex: 1, paddingBottom: 14 },
  heading: { flexDirection: 'row', justifyContent: 'space-between', gap: 12 },
  name: { fontSize: 15, fontWeight: 700, lineHeight: 1.3 },
  points: { fontSize: 12, fontWeight: 700, color: COLOURS.green },
  label: { fontSize: 9, fontWeight: 600, color: COLOURS.soft, marginTop: 10, marginBottom: 2 },
  bullet: { flexDirection: 'row', gap: 6 },
  note: { marginTop: 10, padding: 10, borderRadius: 8, backgroundColor: COLOURS.tint },
  link: { color: COLOURS.blue, textDecoration: 'none', fontWeight: 600 },
  resource: { flexDirection: 'row', gap: 8, borderTopWidth: 1, borderTopColor: COLOURS.line, paddingVertical: 5 },
  footer: { position: 'absolute', bottom: 34, left: 56.7, right: 56.7, fontSize: 8, color: COLOURS.soft },
} satisfies Styles);

/** Formats an ISO date, such as 3 Dec 2026. */
export const day = (iso: string): string => formatDate(iso, 'full', { timeZone: 'UTC' });

export const text = (content: string, ...style: Styles[string][]) => h(Text, { style }, content);
