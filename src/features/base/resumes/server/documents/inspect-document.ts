import type { DocumentKind, DocumentLayout } from './document.ts';
import { inspectDocx } from './inspect-docx.ts';
import { inspectPdf } from './inspect-pdf.ts';

/** Finds how a document is laid out; null for a file that cannot be opened and for plain text, which has no layout. */
export async function inspectDocument(bytes: Uint8Array, kind: DocumentKind): Promise<DocumentLayout | null> {
  if (kind === 'txt') return null;
  try {
    return kind === 'pdf' ? await inspectPdf(bytes) : inspectDocx(bytes);
  } catch {
    return null;
  }
}
