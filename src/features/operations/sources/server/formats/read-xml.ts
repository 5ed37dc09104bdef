import {
  parseFeedItem,
  parseIndeedJob,
  XmlError,
  xmlItems,
  type ParsedRow,
  type RawJob,
  type XmlItem,
} from '#features/base/job-postings/server/index.ts';
import { SourceError } from '../source-error.ts';
import { textOf, type SourceDocument } from '../source-document.ts';

type XmlKind = 'indeed' | 'feed';

/** The elements that a document begins with, and those of a job. */
const ELEMENTS: Record<XmlKind, { roots: string[]; items: string[]; parse: (item: XmlItem, at: string) => RawJob }> = {
  indeed: { roots: ['source', 'jobs'], items: ['job'], parse: parseIndeedJob },
  feed: { roots: ['rss', 'feed', 'rdf:rdf'], items: ['item', 'entry'], parse: parseFeedItem },
};

/** Reads the jobs of a document one by one. Throws a `SourceError` for another document and one that ends in the middle. */
export async function* readXml(document: SourceDocument, kind: XmlKind): AsyncGenerator<ParsedRow> {
  const { parse, ...elements } = ELEMENTS[kind];
  let number = 0;
  try {
    for await (const item of xmlItems(textOf(document), elements)) {
      number += 1;
      yield parse(item, `${kind === 'indeed' ? 'job' : 'item'} ${number}`);
    }
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    if (error.kind === 'truncated') throw new SourceError('truncated', 'The document ends in the middle.');
    throw new SourceError('not-xml', `The document is not the expected XML: it ${error.message}.`, error.message);
  }
}

/** Which of the kinds a document is by its first element; undefined for none. */
export function detectXml(head: string): XmlKind | undefined {
  const root =
    /<([a-z][\w:.-]*)/i.exec(head.replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<![^>]*>/g, ''))?.[1]?.toLowerCase() ?? '';
  const kinds: readonly XmlKind[] = ['indeed', 'feed'];
  return kinds.find((kind) => ELEMENTS[kind].roots.includes(root));
}
