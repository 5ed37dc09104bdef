import { unzipSync } from 'fflate';
import type { DocumentLayout } from './document.ts';

const WANTED = /^word\/(?:document|header\d*|footer\d*)\.xml$/;
const MAX_PART_BYTES = 20_000_000;
// A table cell with more paragraphs is a column of the page.
const MAX_PARAGRAPHS_OF_CELL = 3;

/** Finds columns, tables, pictures, text boxes, headers and footers of a DOCX. Throws for a file that cannot be unpacked. */
export function inspectDocx(bytes: Uint8Array): DocumentLayout {
  const parts = unzipSync(bytes, { filter: ({ name, originalSize }) => WANTED.test(name) && originalSize <= MAX_PART_BYTES });
  const decode = (part: Uint8Array) => new TextDecoder().decode(part);
  const body = decode(parts['word/document.xml'] ?? new Uint8Array());
  const margins = Object.entries(parts).filter(([name]) => name !== 'word/document.xml');
  const cells = body.split(/<w:tc[ >]/).slice(1);
  const hasColumnCells = cells.some((cell) => count(cell.split('</w:tc>')[0] ?? '', /<w:p[ >]/g) > MAX_PARAGRAPHS_OF_CELL);
  return {
    pages: [],
    columns: hasColumnCells || [...body.matchAll(/<w:cols [^>]*w:num="(\d+)"/g)].some(([, columns]) => Number(columns) > 1),
    tables: count(body, /<w:tbl>/g),
    pictures: count(body, /<pic:pic[ >]|<v:imagedata[ >]/g),
    // A box is written twice, the second time for old programs.
    text_boxes: count(body.replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, ''), /<w:txbxContent[ >]/g),
    margins: margins
      .map(([, part]) => toText(decode(part)))
      .join('\n')
      .trim(),
  };
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const toText = (xml: string): string =>
  [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>|<\/w:p>/g)].map(([, text]) => text ?? '\n').join('');
