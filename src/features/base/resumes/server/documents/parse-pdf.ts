import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { cleanText, rejoinHyphens } from './clean-text.ts';
import { moveMisplacedCluster, restoreDevanagariOrder } from './repair-text.ts';
import { orderLines, type TextRun } from './order-lines.ts';
import { LIMITS, type ParseResult } from './document.ts';
import { readWrittenSpaces } from './written-spaces.ts';

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** Parses the text layer of a PDF page by page; pages may have one or two columns. */
export async function parsePdf(bytes: Uint8Array): Promise<ParseResult> {
  let pdf: PdfDocument | null = null;
  try {
    // pdf.js takes ownership of the buffer, so it gets a copy.
    pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    if (pdf.numPages > LIMITS.pages) return { ok: false, reason: 'too_long' };
    return await parsePages(pdf);
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    return { ok: false, reason: encrypted ? 'encrypted' : 'broken' };
  } finally {
    await pdf?.cleanup().catch(() => undefined);
  }
}

async function parsePages(pdf: PdfDocument): Promise<ParseResult> {
  const pages: string[] = [];
  let length = 0;
  let hasPictures = false;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const text = orderLines(await extractRuns(page)).join('\n');
    length += text.length;
    if (length > LIMITS.characters) return { ok: false, reason: 'too_long' };
    // A scan may carry a page number or a stamp as text.
    if (text.length < 40) hasPictures ||= await containsPictures(page);
    pages.push(text);
  }
  const text = cleanText(rejoinHyphens(restoreDevanagariOrder(cleanText(pages.join('\n')))));
  if (text.length < 40 * Math.min(pdf.numPages, 3) && hasPictures) return { ok: false, reason: 'scanned' };
  if (text === '') return { ok: false, reason: 'empty' };
  return { ok: true, text, pages: pdf.numPages };
}

/** The runs of text of a page in the order of the file. */
export async function extractRuns(page: PdfPage): Promise<TextRun[]> {
  const { items } = await page.getTextContent();
  const texts = items.filter((item) => 'str' in item);
  const isWritten = await readWrittenSpaces(
    page,
    texts.map(({ str }) => str),
  );
  const runs: TextRun[] = [];
  for (const [at, item] of texts.entries()) {
    const previous = runs.at(-1);
    // A wider gap is one between two columns.
    const isNarrow = item.str === ' ' && previous !== undefined && item.width < MAX_GAP * previous.size;
    const isGap = isNarrow && !isWritten(at);
    if (isNarrow) widenHindi(previous, item.width, isGap);
    if (isGap) continue;
    const [, skew = 0, , scale = 0, x = 0, y = 0] = item.transform.map(Number);
    // Rotated text is decoration.
    if (Math.abs(skew) > Math.abs(scale)) continue;
    const last = runs.findLast(({ text }) => text.trim() !== '');
    const [before, text] = moveMisplacedCluster(last?.text ?? '', item.str);
    if (last) last.text = before;
    runs.push({ text, x, y, width: item.width, size: Math.abs(scale) || item.height || 10 });
  }
  return runs;
}

/** The width of a space as a share of the size. */
const SPACE = 0.3;
/** What the missing letters of a word can be wide, as a multiple of the size. */
const MAX_GAP = 3;

// What is more than a space are letters of the Hindi word before it that were taken as having no width.
function widenHindi(run: TextRun, gap: number, isWithinWord: boolean): void {
  if (/[\u0900-\u097f]/u.test(run.text)) run.width += Math.max(0, gap - (isWithinWord ? 0 : SPACE * run.size));
}

async function containsPictures(page: PdfPage): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray } = await page.getOperatorList();
  const paintsImage = new Set<number>([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);
  return fnArray.some((operation: number) => paintsImage.has(operation));
}
