/** The product's face for documents: Figtree in three weights, with the rupee sign, embedded into each PDF. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

export const PDF_FONT = 'Figtree';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'fonts');
const WEIGHTS = { regular: 400, semibold: 600, bold: 700 } as const;

let registered = false;

/** Makes `PDF_FONT` known to the renderer; words are never hyphenated. */
export function registerPdfFonts(): void {
  if (registered) return;
  registered = true;
  Font.register({
    family: PDF_FONT,
    fonts: Object.entries(WEIGHTS).map(([name, fontWeight]) => ({ src: path.join(folder, `figtree-${name}.ttf`), fontWeight })),
  });
  Font.registerHyphenationCallback((word) => [word]);
}
