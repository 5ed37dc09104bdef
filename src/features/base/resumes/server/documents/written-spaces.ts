import { getResolvedPDFJS } from 'unpdf';
import type { PdfPage } from './parse-pdf.ts';

const DEVANAGARI = /[\u0900-\u097f]/u;
/** So many letters on each side tell the place. */
const CONTEXT = 4;

/**
 * Tells whether the gap at an index of the texts of a page is a space that the file has. pdf.js takes the letters that it maps to a
 * sign alone as having no width, and reports a gap in the middle of a Hindi word for them. Every gap is a space
 * without Hindi, and in a file that places its words without spaces.
 */
export async function readWrittenSpaces(page: PdfPage, texts: readonly string[]): Promise<(at: number) => boolean> {
  if (!texts.some((text) => DEVANAGARI.test(text))) return isWritten;
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const written = fnArray
    .map((operation: number, at: number) => (operation === OPS.showText ? toText(argsArray[at]) : ''))
    .join('');
  if (!/[\u0900-\u097f] [\u0900-\u097f]/u.test(written)) return isWritten;
  return (at) => {
    const [before, after] = [texts[at - 1] ?? '', texts[at + 1] ?? ''];
    if (!DEVANAGARI.test(before) || !DEVANAGARI.test(after.charAt(0))) return true;
    const [left, right] = [before.slice(-CONTEXT), after.slice(0, CONTEXT)];
    return !written.includes(left + right) || written.includes(`${left} ${right}`);
  };
}

const isWritten = (): boolean => true;

function toText(args: unknown): string {
  const [glyphs] = Array.isArray(args) ? args : [];
  if (!Array.isArray(glyphs)) return '';
  return glyphs
    .map((glyph: unknown) => (typeof glyph === 'object' && glyph !== null && 'unicode' in glyph ? String(glyph.unicode) : ''))
    .join('');
}
