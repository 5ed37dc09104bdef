/** Loads a test collection of documents, queries and judgements in common formats (BEIR, TREC, MS MARCO). */
import fs from 'node:fs';
import readline from 'node:readline';

export type Document = { title: string; text: string };
export type Collection = {
  documents: Map<string, Document>;
  queries: Map<string, string>;
  /** By query, then by document. */
  judgements: Map<string, Map<string, number>>;
};

/** A malformed file; names file and line. */
export class CollectionError extends Error {}

const ID = ['_id', 'id', 'docno', 'doc_id', 'docid', 'query_id', 'qid', 'num'];
const TEXT = ['text', 'contents', 'body', 'abstract', 'document', 'query', 'question'];

/** Loads the three files. Throws `CollectionError` for malformed ones. */
export async function loadCollection(documents: string, queries: string, judgements: string): Promise<Collection> {
  return {
    documents: await loadTexts(documents),
    queries: new Map([...(await loadTexts(queries))].map(([id, { title, text }]) => [id, `${title} ${text}`.trim()])),
    judgements: await loadJudgements(judgements),
  };
}

async function forEachLine(file: string, handleLine: (line: string, lineNumber: number) => void): Promise<void> {
  let lineNumber = 0;
  for await (const line of readline.createInterface({ input: fs.createReadStream(file), crlfDelay: Infinity })) {
    lineNumber += 1;
    if (line.trim() !== '') handleLine(line, lineNumber);
  }
}

/** One JSON object per line, or an id and a text separated by a tab. */
async function loadTexts(file: string): Promise<Map<string, Document>> {
  const texts = new Map<string, Document>();
  await forEachLine(file, (line, lineNumber) => {
    const [id, text] = line.startsWith('{')
      ? fromJson(line, `${file}:${lineNumber}`)
      : fromColumns(line, `${file}:${lineNumber}`);
    texts.set(id, text);
  });
  if (texts.size === 0) throw new CollectionError(`${file}: the file is empty`);
  return texts;
}

function fromJson(line: string, location: string): [string, Document] {
  let fields: Record<string, unknown>;
  try {
    fields = JSON.parse(line) as Record<string, unknown>;
  } catch {
    throw new CollectionError(`${location}: not a JSON object`);
  }
  const first = (names: readonly string[]) => names.map((name) => fields[name]).find((value) => value !== undefined);
  const id = first(ID);
  const text = first(TEXT);
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof text !== 'string')
    throw new CollectionError(`${location}: needs an id (${ID.join(', ')}) and a text (${TEXT.join(', ')})`);
  return [String(id), { title: typeof fields['title'] === 'string' ? fields['title'] : '', text }];
}

function fromColumns(line: string, location: string): [string, Document] {
  const [id, text, body] = line.split('\t');
  if (id === undefined || text === undefined)
    throw new CollectionError(`${location}: needs an id and a text, separated by a tab`);
  return [id, body === undefined ? { title: '', text } : { title: text, text: body }];
}

/** `query document relevance`, with TREC's extra second column allowed; a header line is skipped. */
async function loadJudgements(file: string): Promise<Map<string, Map<string, number>>> {
  const judgements = new Map<string, Map<string, number>>();
  await forEachLine(file, (line, lineNumber) => {
    const columns = line.trim().split(/\s+/);
    const [query, document, relevance] = columns.length > 3 ? [columns[0], columns[2], columns[3]] : columns;
    if (lineNumber === 1 && Number.isNaN(Number(relevance))) return;
    if (query === undefined || document === undefined || relevance === undefined || Number.isNaN(Number(relevance)))
      throw new CollectionError(`${file}:${lineNumber}: needs a query, a document and a relevance`);
    const judged = judgements.get(query) ?? new Map<string, number>();
    judgements.set(query, judged.set(document, Number(relevance)));
  });
  return judgements;
}
