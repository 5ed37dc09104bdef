/** Validates uploaded documents by name, size and content, without unpacking them. Rules: OWASP File Upload Cheat Sheet. */
import yauzl from 'yauzl';
import { formatMegabytesRoundedUp } from '#platform/language/format.ts';
import type { CodedIssue, Problem } from '#platform/contract/problem.ts';
import { refuseField } from '#platform/http/errors.ts';

export type DocumentKind = 'pdf' | 'docx' | 'txt';
export type CheckedDocument = {
  kind: DocumentKind;
  /** For display only: the sender's file name without dangerous characters. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
};

export const MEDIA_TYPE: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
};

const KINDS: readonly string[] = Object.keys(MEDIA_TYPE);
const isKind = (extension: string): extension is DocumentKind => KINDS.includes(extension);

/**
 * Checks an uploaded file and returns its document: PDF, DOCX or plain text of at most `maxBytes`. Throws a `Problem` whose
 * `code` is file-empty (422), file-too-large (413), file-type, file-content or file-unsafe (415); its detail, repeated under
 * the path `file`, is a message for the user.
 */
export async function checkDocument(file: File, maxBytes: number): Promise<CheckedDocument> {
  const name = cleanFileName(file.name);
  const kind = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (kind === 'doc') throw refused(415, 'file-type', { code: 'file-old-word' });
  if (!isKind(kind) || !name.includes('.')) throw refused(415, 'file-type', { code: 'file-type' });
  if (file.size === 0) throw refused(422, 'file-empty', { code: 'file-empty' });
  if (file.size > maxBytes)
    throw refused(413, 'file-too-large', { code: 'file-too-large', params: sizeParams(file.size, maxBytes) });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (kind === 'pdf') checkPdf(bytes);
  if (kind === 'docx') await checkDocx(bytes);
  if (kind === 'txt') checkText(bytes);
  return { kind, name, bytes };
}

type FileCode = 'file-empty' | 'file-too-large' | 'file-type' | 'file-content' | 'file-unsafe';
type FileIssue = CodedIssue extends infer Issue
  ? Issue extends { code: `file-${string}` }
    ? Omit<Issue, 'path'>
    : never
  : never;

function refused(status: 413 | 415 | 422, code: FileCode, issue: FileIssue): Problem {
  return refuseField(status, { path: 'file', ...issue }, { code, ...(status === 415 && { title: 'wrong-file' as const }) });
}

const sizeParams = (size: number, maxBytes: number) => ({
  size: formatMegabytesRoundedUp(size),
  limit: formatMegabytesRoundedUp(maxBytes),
});

const MAX_NAME_LENGTH = 120;
/** Control and formatting characters, including those that reverse the text direction ("exe.pdf" from "fdp.exe"). */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Returns the file name without folders, invisible characters and characters with a meaning in HTML, shells or file systems;
 * at most 120 characters.
 */
export function cleanFileName(input: string): string {
  const base = input.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[<>:"|?*`$;&]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/[. ]+$/, '');
  const extension = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  const stem = clean.slice(0, clean.length - extension.length).replaceAll(/^[. ]+|[. ]+$/g, '');
  const short = [...stem]
    .slice(0, MAX_NAME_LENGTH - extension.length)
    .join('')
    .trimEnd();
  return `${short || 'document'}${extension}`;
}

const PDF_END_BYTES = 2048;

/** The header must be at byte 0, which refuses polyglot files. Some writers pad after the end marker. */
function checkPdf(bytes: Uint8Array): void {
  const latin = new TextDecoder('latin1');
  const isPdf = latin.decode(bytes.subarray(0, 5)) === '%PDF-' && latin.decode(bytes.subarray(-PDF_END_BYTES)).includes('%%EOF');
  if (!isPdf) throw refused(415, 'file-content', { code: 'file-not-pdf' });
}

function checkText(bytes: Uint8Array): void {
  const text = decodeText(bytes);
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) throw refused(415, 'file-content', { code: 'file-not-text' });
  if (text.trim() === '') throw refused(422, 'file-empty', { code: 'file-empty' });
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252. Never throws. */
export function decodeText(bytes: Uint8Array): string {
  const byteOrderMark = `${bytes[0]} ${bytes[1]}`;
  if (byteOrderMark === '255 254') return new TextDecoder('utf-16le').decode(bytes);
  if (byteOrderMark === '254 255') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const MAX_ENTRIES = 1000;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
const MAX_COMPRESSION_RATIO = 100;
const REQUIRED_ENTRIES = ['[Content_Types].xml', 'word/document.xml'];
const ARCHIVE = /\.(zip|7z|rar|gz|tgz|bz2|xz|tar|jar|cab|iso|docx|docm|xlsx|xlsm|pptx|odt|epub)$/i;

/** Reads only the central directory: the unpacked size of a zip bomb is known without unpacking. */
async function checkDocx(bytes: Uint8Array): Promise<void> {
  const entries = await readCentralDirectory(bytes);
  const names = new Set(entries.map((entry) => entry.fileName));
  if (REQUIRED_ENTRIES.some((name) => !names.has(name))) throw refused(415, 'file-content', { code: 'file-not-word' });
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const isZipBomb = unpacked > MAX_UNPACKED_BYTES || unpacked > MAX_COMPRESSION_RATIO * bytes.byteLength;
  const hasUnsafeEntry = entries.some(({ fileName }) => /(^|\/)vbaProject\.bin$/i.test(fileName) || ARCHIVE.test(fileName));
  if (isZipBomb || hasUnsafeEntry) throw refused(415, 'file-unsafe', { code: 'file-unsafe' });
}

/** yauzl rejects absolute names, `..` and contradictory sizes. */
function readCentralDirectory(bytes: Uint8Array): Promise<yauzl.Entry[]> {
  const invalidArchive = refused(415, 'file-content', { code: 'file-not-word' });
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { lazyEntries: true }, (error, zip) => {
      if (error) return reject(invalidArchive);
      if (zip.entryCount > MAX_ENTRIES) return reject(refused(415, 'file-unsafe', { code: 'file-unsafe' }));
      const entries: yauzl.Entry[] = [];
      zip.on('entry', (entry) => {
        entries.push(entry);
        zip.readEntry();
      });
      zip.once('error', () => reject(invalidArchive));
      zip.once('end', () => resolve(entries));
      return zip.readEntry();
    });
  });
}
