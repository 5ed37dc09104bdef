/** Reads a PDF back: its texts, links and fonts, and its pages as pictures. */
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { extractText, getDocumentProxy, renderPageAsImage } from 'unpdf';

export type ParsedPdf = {
  /** The text of each page. */
  pages: string[];
  text: string;
  links: Set<string>;
  language: string | null;
  /** Whether every font is embedded. */
  embedded: boolean;
  /** Whether it has scripts, attached files, or something that happens when it is opened. */
  acts: boolean;
  /** The largest share of the page's width at which a text ends. */
  rightmost: number;
};

export async function parsePdf(bytes: Uint8Array): Promise<ParsedPdf> {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const { text: pages, totalPages } = await extractText(file);
  const links = new Set<string>();
  const missing: boolean[] = [];
  let rightmost = 0;
  for (let number = 1; number <= totalPages; number += 1) {
    const page = await file.getPage(number);
    for (const { url } of await page.getAnnotations()) if (url) links.add(url);
    await page.getOperatorList();
    const { styles, items } = await page.getTextContent();
    for (const name of Object.keys(styles)) if (page.commonObjs.has(name)) missing.push(page.commonObjs.get(name).missingFile);
    const { width } = page.getViewport({ scale: 1 });
    for (const item of items) if ('str' in item) rightmost = Math.max(rightmost, (item.transform[4] + item.width) / width);
  }
  const acting = [await file.hasJSActions(), await file.getOpenAction(), await file.getAttachments()];
  const { info } = await file.getMetadata();
  const language = 'Language' in info && typeof info.Language === 'string' ? info.Language : null;
  return {
    pages,
    text: pages.join('\n'),
    links,
    language,
    embedded: !missing.includes(true),
    acts: acting.some(Boolean),
    rightmost,
  };
}

/** A page as a picture; `scale` is pixels for each point. */
export async function drawPdfPage(bytes: Uint8Array, page: number, scale: number): Promise<Canvas> {
  const options = { canvasImport: () => import('@napi-rs/canvas'), scale };
  const picture = await loadImage(Buffer.from(await renderPageAsImage(new Uint8Array(bytes), page, options)));
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas;
}

/** The text without spaces and vowel signs, and without र, which is drawn before or after its place: in the order of letters. */
export const hindiLetters = (text: string): string => text.normalize('NFD').replaceAll(/[\p{M}\sर\u200c\u200d]/gu, '');
