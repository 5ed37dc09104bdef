/** The typefaces of documents in three weights, embedded into each PDF: Figtree, including the rupee sign, and Mukta for Hindi. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

export const PDF_FONT = 'Figtree';
const DEVANAGARI_FONT = 'Mukta';
/** Each character is drawn with the first of these fonts that has it. */
export const PDF_FONTS = [PDF_FONT, DEVANAGARI_FONT];

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'fonts');
const require = createRequire(import.meta.url);
const FILES = [
  {
    fontWeight: 400,
    figtree: 'figtree-regular.ttf',
    mukta: require.resolve('@fontsource/mukta/files/mukta-devanagari-400-normal.woff'),
  },
  {
    fontWeight: 600,
    figtree: 'figtree-semibold.ttf',
    mukta: require.resolve('@fontsource/mukta/files/mukta-devanagari-600-normal.woff'),
  },
  {
    fontWeight: 700,
    figtree: 'figtree-bold.ttf',
    mukta: require.resolve('@fontsource/mukta/files/mukta-devanagari-700-normal.woff'),
  },
];

let registered = false;

/** Registers `PDF_FONTS` with the renderer; disables hyphenation. */
export function registerPdfFonts(): void {
  if (registered) return;
  registered = true;
  Font.register({
    family: PDF_FONT,
    fonts: FILES.map(({ fontWeight, figtree }) => ({ src: path.join(folder, figtree), fontWeight })),
  });
  Font.register({
    family: DEVANAGARI_FONT,
    fonts: FILES.map(({ fontWeight, mukta }) => ({ src: mukta, fontWeight })),
  });
  Font.registerHyphenationCallback((word) => [word]);
}
