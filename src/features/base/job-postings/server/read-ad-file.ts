import { parseDocumentInWorker, type DocumentKind } from '#features/base/resumes/server/index.ts';
import type { ReadAd, ReadOptions } from './posting.ts';
import { readAdText } from './read-ad-text.ts';

const PICTURE_NAME = /\.(?:jpe?g|png|webp|heic|heif|gif|bmp|tiff?|avif)$/i;
const KINDS: Readonly<Record<string, DocumentKind>> = { pdf: 'pdf', docx: 'docx', txt: 'txt', text: 'txt', md: 'txt' };
const MAX_BYTES = 5_000_000;

/**
 * Reads the ad of a PDF, DOCX or text file of at most 5 MB. Pictures are told apart by name and content, because reading them
 * needs other means. Never throws.
 */
export async function readAdFile(file: { name: string; bytes: Uint8Array }, options: ReadOptions): Promise<ReadAd> {
  const { name, bytes } = file;
  if (PICTURE_NAME.test(name) || isPicture(bytes)) return { ok: false, problem: { kind: 'picture' } };
  if (bytes.length > MAX_BYTES) return { ok: false, problem: { kind: 'too_large' } };
  const kind = KINDS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
  if (!kind) return { ok: false, problem: { kind: 'unreadable_file', reason: 'unknown_type' } };
  const parsed = await parseDocumentInWorker(bytes, kind);
  if (parsed.ok) return readAdText(parsed.text, options);
  const { reason } = parsed;
  return { ok: false, problem: reason === 'empty' ? { kind: 'empty' } : { kind: 'unreadable_file', reason } };
}

/** JPEG, PNG, GIF, RIFF (WebP), BMP, and ISO media with an image brand (HEIC, AVIF). */
function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return /^(?:\u00ff\u00d8\u00ff|\u0089PNG|GIF8|RIFF[^]{4}WEBP|BM[^]{4}\0\0\0\0|[^]{4}ftyp(?:hei|mif|avi))/.test(head);
}
