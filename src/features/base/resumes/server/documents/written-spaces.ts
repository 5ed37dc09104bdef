import { getResolvedPDFJS } from 'unpdf';
import type { PdfPage } from './parse-pdf.ts';

const DEVANAGARI = /[\u0900-\u097f]/u;
/** So many letters on each side tell the place. */
const CONTEXT = 4;

/**
 * Tells whether the gap between two texts of a page is a space that the file has. pdf.js takes the letters that it maps to a
 * sign alone as having no width, and reports a gap in the middle of a Hindi word for them. Null where it cannot tell: without
 * Hindi, or in a file that places its words without spaces.
 */
export async function readWrittenSpaces(
  page: PdfPage,
  texts: readonly string[],
): Promise<((before: string, after: string) => boolean) | null> {
  if (!texts.some((text) => DEVANAGARI.test(text))) return null;
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const written = fnArray
    .map((operation: number, at: number) => (operation === OPS.showText ? toText(argsArray[at]) : ''))
    .join('');
  if (!/[\u0900-\u097f] [\u0900-\u097f]/u.test(written)) return null;
  return (before, after) => {
    if (!DEVANAGARI.test(before) || !DEVANAGARI.test(after.charAt(0))) return true;
    const [left, right] = [before.slice(-CONTEXT), after.slice(0, CONTEXT)];
    return !written.includes(left + right) || written.includes(`${left} ${right}`);
  };
}

function toText(args: unknown): string {
  const [glyphs] = Array.isArray(args) ? args : [];
  if (!Array.isArray(glyphs)) return '';
  return glyphs
    .map((glyph: unknown) => (typeof glyph === 'object' && glyph !== null && 'unicode' in glyph ? String(glyph.unicode) : ''))
    .join('');
}
