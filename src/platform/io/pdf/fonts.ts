/** The typeface of documents: Figtree in three weights, including the rupee sign, embedded into each PDF. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

export const PDF_FONT = 'Figtree';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'fonts');
const WEIGHTS = { regular: 400, semibold: 600, bold: 700 } as const;

let registered = false;

/** Registers `PDF_FONT` with the renderer; disables hyphenation. */
export function registerPdfFonts(): void {
  if (registered) return;
  registered = true;
  Font.register({
    family: PDF_FONT,
    fonts: Object.entries(WEIGHTS).map(([name, fontWeight]) => ({ src: path.join(folder, `figtree-${name}.ttf`), fontWeight })),
  });
  Font.registerHyphenationCallback((word) => [word]);
}

/** Characters that the embedded font lacks. */
const UNSUPPORTED =
  /[^\n\r\u0020-\u007e\u00a0-\u00ac\u00ae-\u0102\u010c\u010d\u011e\u011f\u012a\u012b\u0130\u0131\u0141-\u0144\u0150-\u0153\u015a\u015b\u015e-\u0161\u016a\u016b\u0170\u0171\u017d\u017e\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u20b9\u2122\u2191\u2193\u2212\u2215]/gu;

/** Reduces a text to characters of the embedded font: drops unsupported diacritics, then unsupported characters. */
export function toDrawableText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(UNSUPPORTED, (letter) => letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(UNSUPPORTED, ''))
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
