/** A document of a source: a file, or what an address answered. It can be read more than once. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';

export type SourceDocument = {
  open: () => AsyncIterable<Uint8Array>;
  bytes: number;
  /** As a header has it. */
  charset: string | null;
  /** The address that answered. */
  url: string | null;
  hash: string;
};

const CHUNK_BYTES = 64 * 1024;

/** A document in a file. Throws an error of the file system. */
export async function fileDocument(
  file: string,
  about: Pick<SourceDocument, 'charset' | 'url'> = { charset: null, url: null },
): Promise<SourceDocument> {
  const open = () => createReadStream(file, { highWaterMark: CHUNK_BYTES });
  const hash = createHash('sha256');
  for await (const chunk of open()) hash.update(chunk);
  return { ...about, open, bytes: (await fs.stat(file)).size, hash: hash.digest('base64url') };
}

/** A document in memory. */
export function bytesDocument(bytes: Uint8Array): SourceDocument {
  return {
    open: async function* pieces() {
      for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
    },
    bytes: bytes.byteLength,
    charset: null,
    url: null,
    hash: createHash('sha256').update(bytes).digest('base64url'),
  };
}

/** The same document, with how much of it has been read. */
export function trackProgress(document: SourceDocument): { document: SourceDocument; progress: () => number } {
  let read = 0;
  async function* open() {
    read = 0;
    for await (const chunk of document.open()) {
      read += chunk.byteLength;
      yield chunk;
    }
  }
  return { document: { ...document, open }, progress: () => (document.bytes === 0 ? 1 : Math.min(1, read / document.bytes)) };
}

const HEAD_BYTES = 1024;
const DECLARED = /^<\?xml[^>]{1,100}encoding\s*=\s*["']([\w.:-]{1,40})["']|<meta[^>]{1,200}charset\s*=\s*["']?([\w.:-]{1,40})/i;

/**
 * The text of a document in pieces: decoded by its byte order mark, the charset of its header, the one that it declares, else as
 * UTF-8 or Windows-1252.
 */
export async function* textOf(document: SourceDocument): AsyncGenerator<string> {
  const decoder = new TextDecoder(await findCharset(document));
  for await (const chunk of document.open()) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** The whole text of a document. */
export async function wholeText(document: SourceDocument): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of textOf(document)) pieces.push(piece);
  return pieces.join('');
}

async function findCharset(document: SourceDocument): Promise<string> {
  const head = await headOf(document);
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const declared = DECLARED.exec(new TextDecoder('latin1').decode(head));
  const named = [document.charset, declared?.[1], declared?.[2]].find((name) => isCharset(name));
  return named ?? ((await isUtf8(document)) ? 'utf-8' : 'windows-1252');
}

async function headOf(document: SourceDocument): Promise<Uint8Array> {
  for await (const chunk of document.open()) return chunk.subarray(0, HEAD_BYTES);
  return new Uint8Array();
}

function isCharset(name: string | null | undefined): name is string {
  if (name === null || name === undefined) return false;
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

async function isUtf8(document: SourceDocument): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of document.open()) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
