/** Validates uploaded documents by name, size and content. Rules: OWASP File Upload Cheat Sheet. */
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

/** Unpacks an entry after the other without keeping any: neither the stated sizes nor the unpacked ones may be those of a bomb. */
async function checkDocx(bytes: Uint8Array): Promise<void> {
  const names = new Set(await readEntries(bytes));
  if (REQUIRED_ENTRIES.some((name) => !names.has(name))) throw refused(415, 'file-content', { code: 'file-not-word' });
}

const notWord = () => refused(415, 'file-content', { code: 'file-not-word' });
const unsafe = () => refused(415, 'file-unsafe', { code: 'file-unsafe' });

/** The names of all entries. yauzl rejects absolute names, `..`, and an entry that unpacks to more than it states. */
function readEntries(bytes: Uint8Array): Promise<string[]> {
  const maxUnpacked = Math.min(MAX_UNPACKED_BYTES, MAX_COMPRESSION_RATIO * bytes.byteLength);
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { lazyEntries: true }, (error, zip) => {
      if (error) return reject(notWord());
      if (zip.entryCount > MAX_ENTRIES) return reject(unsafe());
      const names: string[] = [];
      let stated = 0;
      zip.on('entry', (entry) => {
        names.push(entry.fileName);
        stated += entry.uncompressedSize;
        if (stated > maxUnpacked || isUnsafe(entry.fileName)) return reject(unsafe());
        unpack(zip, entry).then(
          () => zip.readEntry(),
          (failure: Error) => reject(TOO_MUCH.test(failure.message) ? unsafe() : notWord()),
        );
      });
      zip.once('error', () => reject(notWord()));
      zip.once('end', () => resolve(names));
      return zip.readEntry();
    });
  });
}

const isUnsafe = (name: string) => /(^|\/)vbaProject\.bin$/i.test(name) || ARCHIVE.test(name);

/** How yauzl says that an entry is larger than stated. */
const TOO_MUCH = /^too many bytes/;

/** Unpacks an entry and drops what it reads. */
const unpack = (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<void> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      stream.once('error', reject);
      stream.once('end', resolve);
      return stream.resume();
    });
  });
