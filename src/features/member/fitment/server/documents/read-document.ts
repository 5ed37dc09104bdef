import { LIMITS, type DocumentKind, type ReadResult } from './document.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readPlainText } from './read-plain-text.ts';

/**
 * The text of a résumé in the order a person reads it, with one paragraph or bullet per line. Never throws: a file
 * that cannot be read answers with the reason. Long work: servers call `readDocumentSafely`, which uses a worker.
 */
export async function readDocument(bytes: Uint8Array, kind: DocumentKind): Promise<ReadResult> {
  if (bytes.length === 0) return { ok: false, reason: 'empty' };
  if (bytes.length > LIMITS.bytes) return { ok: false, reason: 'too_long' };
  const result = await READERS[kind](bytes);
  if (!result.ok) return result;
  if (result.text.length > LIMITS.characters) return { ok: false, reason: 'too_long' };
  return result.text.trim() === '' ? { ok: false, reason: 'empty' } : result;
}

const READERS = { pdf: readPdf, docx: readDocx, txt: readPlainText } as const;
