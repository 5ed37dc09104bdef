import mammoth from 'mammoth';
import { cleanText } from './clean-text.ts';
import type { ParseResult } from './document.ts';

/** Parses paragraphs, lists and tables in order; a table row becomes one line. */
export async function parseDocx(bytes: Uint8Array): Promise<ParseResult> {
  if (isCompoundFile(bytes)) return { ok: false, reason: 'encrypted' };
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      // Otherwise pictures are inlined as base64 and then discarded.
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), includeDefaultStyleMap: true },
    );
    const text = cleanText(htmlToText(value));
    if (text === '') return { ok: false, reason: value.includes('<img') ? 'scanned' : 'empty' };
    return { ok: true, text, pages: Math.max(1, Math.ceil(text.length / 3000)) };
  } catch {
    return { ok: false, reason: 'broken' };
  }
}

// Password-protected files are OLE compound files instead of zip files, and so are files of the old .doc format.
function isCompoundFile(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

// Innermost tables first: a table inside a cell is one, while a cell with paragraphs of its own is a column of the page.
function convertTables(html: string): string {
  const parts = html.split(/(<\/?table[^>]*>)/);
  const open: string[] = [''];
  for (const part of parts) {
    if (part.startsWith('<table')) open.push('');
    else if (part.startsWith('</table') && open.length > 1) {
      const table = convertRows(open.pop() ?? '');
      open[open.length - 1] += `\n${table}\n`;
    } else open[open.length - 1] += part;
  }
  return open.join('');
}

const MAX_PARAGRAPHS_OF_CELL = 3;

function convertRows(rows: string): string {
  return rows
    .replace(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs, (_, cell: string) => {
      const isColumn = (cell.match(/<\/(?:p|li|h[1-6])>|\n/g)?.length ?? 0) > MAX_PARAGRAPHS_OF_CELL;
      if (isColumn) return `${cell}\n`;
      return `${cell.replace(/<\/p>\s*<p[^>]*>/g, ' ').replace(/<\/?p[^>]*>/g, '')}\t`;
    })
    .replace(/<\/tr>/g, '\n');
}

// The converter writes a small, regular subset of HTML, so a general parser is not needed.
function htmlToText(html: string): string {
  return convertTables(html)
    .replace(/<li>/g, '\n• ')
    .replace(/<\/(p|h[1-6]|li|ul|ol|table)>/g, '\n')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\t+\n/g, '\n')
    .replace(/\t/g, ' | ');
}
