/** Reduces texts to what the fonts of documents and pictures can draw. */

const FIGTREE = String.raw`\n\r\u0020-\u007e\u00a0-\u00ac\u00ae-\u0102\u010c\u010d\u011e\u011f\u012a\u012b\u0130\u0131\u0141-\u0144\u0150-\u0153\u015a\u015b\u015e-\u0161\u016a\u016b\u0170\u0171\u017d\u017e\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u20b9\u2122\u2191\u2193\u2212\u2215`;
const DEVANAGARI = String.raw`\u0900-\u0977\u0979-\u097f\u200c\u200d`;

/** Characters that the embedded fonts lack. */
const NOT_IN_FIGTREE = new RegExp(`[^${FIGTREE}]`, 'gu');
const NOT_IN_FONTS = new RegExp(`[^${FIGTREE}${DEVANAGARI}]`, 'gu');

/** Reduces a text to characters of Figtree: drops unsupported diacritics, then unsupported characters. */
export const toDrawableText = (text: string): string => reduce(text, NOT_IN_FIGTREE);

/** Reduces a text to characters of `PDF_FONTS`, for documents in English or Hindi. */
export const toPdfText = (text: string): string => reduce(text.replaceAll('\t', ' '), NOT_IN_FONTS);

const reduce = (text: string, unsupported: RegExp): string =>
  text
    .normalize('NFC')
    .replaceAll(unsupported, (letter) => letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(unsupported, ''))
    .replaceAll(/ {2,}/g, ' ')
    .trim();
