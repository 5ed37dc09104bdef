import { LIMITS, type DocumentKind, type ParseResult } from './document.ts';
import { parseDocx } from './parse-docx.ts';
import { parsePdf } from './parse-pdf.ts';
import { parsePlainText } from './parse-plain-text.ts';

/**
 * Parses a résumé into text in reading order, one paragraph or bullet per line. Never throws: for an unreadable file it
 * returns a reason. Blocks the thread, so the server calls `parseDocumentInWorker` instead.
 */
export async function parseDocument(bytes: Uint8Array, kind: DocumentKind): Promise<ParseResult> {
  if (bytes.length === 0) return { ok: false, reason: 'empty' };
  if (bytes.length > LIMITS.bytes) return { ok: false, reason: 'too_long' };
  const result = await PARSERS[kind](bytes);
  if (!result.ok) return result;
  if (result.text.length > LIMITS.characters) return { ok: false, reason: 'too_long' };
  return result.text.trim() === '' ? { ok: false, reason: 'empty' } : result;
}

const PARSERS = { pdf: parsePdf, docx: parseDocx, txt: parsePlainText } as const;
