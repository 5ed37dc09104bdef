import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { cleanText, rejoinHyphens } from './clean-text.ts';
import { orderLines, type TextRun } from './order-lines.ts';
import { LIMITS, type ParseResult } from './document.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** Parses the text layer of a PDF page by page, with one or two columns. */
export async function parsePdf(bytes: Uint8Array): Promise<ParseResult> {
  let pdf: PdfDocument | null = null;
  try {
    // pdf.js takes the buffer over, so it gets a copy.
    pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    if (pdf.numPages > LIMITS.pages) return { ok: false, reason: 'too_long' };
    return await readPages(pdf);
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    return { ok: false, reason: encrypted ? 'encrypted' : 'broken' };
  } finally {
    await pdf?.cleanup().catch(() => undefined);
  }
}

async function readPages(pdf: PdfDocument): Promise<ParseResult> {
  const pages: string[] = [];
  let length = 0;
  let pictures = false;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const text = orderLines(await readRuns(page)).join('\n');
    length += text.length;
    if (length > LIMITS.characters) return { ok: false, reason: 'too_long' };
    // A scan may carry a page number or a stamp as text.
    if (text.length < 40) pictures ||= await showsPictures(page);
    pages.push(text);
  }
  const text = cleanText(rejoinHyphens(cleanText(pages.join('\n'))));
  if (text.length < 40 * Math.min(pdf.numPages, 3) && pictures) return { ok: false, reason: 'scanned' };
  if (text === '') return { ok: false, reason: 'empty' };
  return { ok: true, text, pages: pdf.numPages };
}

async function readRuns(page: PdfPage): Promise<TextRun[]> {
  const { items } = await page.getTextContent();
  const runs: TextRun[] = [];
  for (const item of items) {
    if (!('str' in item)) continue;
    const [, skew = 0, , scale = 0, x = 0, y = 0] = item.transform.map(Number);
    // Text turned on its side is a decoration, never a sentence.
    if (Math.abs(skew) > Math.abs(scale)) continue;
    runs.push({ text: item.str, x, y, width: item.width, size: Math.abs(scale) || item.height || 10 });
  }
  return runs;
}

async function showsPictures(page: PdfPage): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray } = await page.getOperatorList();
  const picture = new Set<number>([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);
  return fnArray.some((operation: number) => picture.has(operation));
}
