import type { SourceKind } from '../../contract.ts';
import { SourceError } from '../source-error.ts';
import { textOf, type SourceDocument } from '../source-document.ts';
import { detectJson, MAX_JSON_BYTES, parseDocument } from './read-json.ts';
import { detectXml } from './read-xml.ts';

export type DocumentKind = Exclude<SourceKind, 'job-list' | 'sitemap'>;

const HEAD_LETTERS = 64 * 1024;

/** The format of a document by its content. Throws a `SourceError` for an empty one and for JSON without jobs. */
export async function detectFormat(document: SourceDocument): Promise<DocumentKind> {
  const head = (await headOf(document)).replace(/^\ufeff/, '').trimStart();
  if (head === '') throw new SourceError('empty', 'The file is empty.');
  if (head.startsWith('<')) return detectXml(head) ?? 'job-posting';
  if (!/^[[{]/.test(head)) return 'csv';
  if (document.bytes > MAX_JSON_BYTES || isOneObjectPerLine(head)) return 'json-lines';
  try {
    const kind = detectJson(await parseDocument(document));
    if (!kind) throw new SourceError('no-list', 'The file contains no list of jobs.');
    return kind;
  } catch (error) {
    // Lines of which the first one is broken; where most are, reading them says so.
    if (error instanceof SourceError && error.fault === 'not-json' && head.startsWith('{')) return 'json-lines';
    throw error;
  }
}

/** A first line that is an object on its own, with more after it. */
function isOneObjectPerLine(head: string): boolean {
  const [line = '', ...rest] = head.split('\n');
  if (!line.trimStart().startsWith('{') || rest.join('').trim() === '') return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

async function headOf(document: SourceDocument): Promise<string> {
  let head = '';
  for await (const piece of textOf(document)) {
    head += piece;
    if (head.trimStart().length >= HEAD_LETTERS) break;
  }
  return head;
}
