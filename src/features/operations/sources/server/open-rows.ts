import type { ParsedRow } from '#features/base/job-postings/server/index.ts';
import type { SourceKind } from '../contract.ts';
import type { DocumentKind } from './formats/detect-format.ts';
import { readCsv } from './formats/read-csv.ts';
import { readJsonLines } from './formats/read-json-lines.ts';
import { readJson } from './formats/read-json.ts';
import { readPage } from './formats/read-page.ts';
import { readXml } from './formats/read-xml.ts';
import type { SourceDocument } from './source-document.ts';

/** Increased with every change of a mapping or of what is made of its values: then all rows are read again. */
export const MAPPING_VERSION = 1;

/** Reads the rows of a document one by one. They throw a `SourceError` where the document cannot be read any further. */
export function openRows(document: SourceDocument, kind: DocumentKind): AsyncGenerator<ParsedRow> {
  if (kind === 'csv') return readCsv(document);
  if (kind === 'json-lines') return readJsonLines(document);
  if (kind === 'indeed' || kind === 'feed') return readXml(document, kind);
  return kind === 'job-posting' ? readPostings(document) : readJson(document, kind);
}

/** JobPosting in a page, or as a JSON document. */
async function* readPostings(document: SourceDocument): AsyncGenerator<ParsedRow> {
  for await (const chunk of document.open()) {
    const isPage = new TextDecoder('latin1')
      .decode(chunk.subarray(0, 200))
      .replace(/^\u00ef\u00bb\u00bf/, '')
      .trimStart()
      .startsWith('<');
    return yield* isPage ? readPage(document) : readJson(document, 'job-posting');
  }
  return yield* readPage(document);
}

export const isCrawled = (kind: SourceKind): kind is 'job-list' | 'sitemap' => kind === 'job-list' || kind === 'sitemap';
