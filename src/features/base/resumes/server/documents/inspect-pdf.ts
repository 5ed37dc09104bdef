import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { DocumentLayout, PageBox, PageLayout } from './document.ts';
import { arrangePage } from './order-lines.ts';
import { extractRuns, type PdfDocument, type PdfPage } from './parse-pdf.ts';

// What a reader looks at; a longer document is not shown to its end.
const MAX_PAGES = 10;
const MAX_LINES = 400;
const MAX_PICTURES = 60;
// Rules, bullets and icons are drawn as pictures, too.
const MIN_PICTURE_POINTS = 24;

/** Finds where the text and the pictures of a PDF stand. Throws for a file that cannot be opened. */
export async function inspectPdf(bytes: Uint8Array): Promise<DocumentLayout> {
  let pdf: PdfDocument | null = null;
  try {
    // pdf.js takes ownership of the buffer, so it gets a copy.
    pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const pages: PageLayout[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1)
      pages.push(await inspectPage(await pdf.getPage(number)));
    return {
      pages,
      columns: pages.some(({ columns }) => columns),
      tables: pages.reduce((sum, { tables }) => sum + tables, 0),
      pictures: pages.reduce((sum, { pictures }) => sum + pictures.length, 0),
      text_boxes: 0,
      margins: null,
    };
  } finally {
    await pdf?.cleanup().catch(() => undefined);
  }
}

async function inspectPage(page: PdfPage): Promise<PageLayout> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const toPage = multiply(IDENTITY, transform.map(Number));
  const { segments, columns, tables } = arrangePage(await extractRuns(page));
  const lines = segments.slice(0, MAX_LINES).map(({ text, x, y, right, size }) => {
    const [left, baseline] = apply(toPage, x, y);
    return { text, x: round(left), y: round(baseline), width: round(Math.max(0, right - x)), size: round(size) };
  });
  const boxes = await findPictures(page, { matrix: toPage, clip: { x: 0, y: 0, width, height } });
  const pictures = boxes
    .map(rounded)
    .filter((box) => box.width >= MIN_PICTURE_POINTS && box.height >= MIN_PICTURE_POINTS)
    .slice(0, MAX_PICTURES);
  return { width: round(width), height: round(height), lines, pictures, columns, tables };
}

/** A transformation of PDF: x' = ax + cy + e, y' = bx + dy + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation at a point of a page, and the part of the page that is painted. */
type State = { matrix: Matrix; clip: PageBox };

// Follows the transformations and clippings of a page: a picture is a square with sides of one unit, transformed.
async function findPictures(page: PdfPage, start: State): Promise<PageBox[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const paintsPicture = new Set<number>([OPS.paintImageXObject, OPS.paintInlineImageXObject]);
  const begins = new Set<number>([OPS.save, OPS.paintFormXObjectBegin]);
  const ends = new Set<number>([OPS.restore, OPS.paintFormXObjectEnd]);
  const clips = new Set<number>([OPS.clip, OPS.eoClip]);
  const stack: State[] = [];
  const found: PageBox[] = [];
  let state = start;
  fnArray.forEach((operation: number, at: number) => {
    const args = argsArray[at];
    if (begins.has(operation)) stack.push(state);
    if (ends.has(operation)) state = stack.pop() ?? start;
    if (operation === OPS.transform) state = { ...state, matrix: multiply(state.matrix, toNumbers(args)) };
    if (operation === OPS.paintFormXObjectBegin) state = { ...state, matrix: multiply(state.matrix, toNumbers(args?.[0])) };
    // The path that a clipping uses follows it, with its bounds.
    if (operation === OPS.constructPath && clips.has(fnArray[at - 1] ?? -1)) state = clipped(state, toNumbers(args?.[2]));
    if (paintsPicture.has(operation)) found.push(intersect(boxOf(state.matrix, [0, 0, 1, 1]), state.clip));
  });
  return found;
}

function clipped(state: State, bounds: readonly number[]): State {
  if (bounds.length < 4 || bounds.some((number) => !Number.isFinite(number))) return state;
  return { ...state, clip: intersect(boxOf(state.matrix, bounds), state.clip) };
}

const toNumbers = (args: unknown): number[] => (args && typeof args === 'object' ? Object.values(args).map(Number) : []);

function multiply([a, b, c, d, e, f]: Matrix, args: readonly number[]): Matrix {
  if (args.length < 6 || args.some((number) => !Number.isFinite(number))) return [a, b, c, d, e, f];
  const [a2 = 1, b2 = 0, c2 = 0, d2 = 1, e2 = 0, f2 = 0] = args;
  return [a * a2 + c * b2, b * a2 + d * b2, a * c2 + c * d2, b * c2 + d * d2, a * e2 + c * f2 + e, b * e2 + d * f2 + f];
}

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [a * x + c * y + e, b * x + d * y + f];

function boxOf(matrix: Matrix, [x1 = 0, y1 = 0, x2 = 1, y2 = 1]: readonly number[]): PageBox {
  const corners = [apply(matrix, x1, y1), apply(matrix, x2, y1), apply(matrix, x1, y2), apply(matrix, x2, y2)];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function intersect(a: PageBox, b: PageBox): PageBox {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)];
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

const rounded = ({ x, y, width, height }: PageBox): PageBox => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});
const round = (points: number) => Math.round(points * 10) / 10;
