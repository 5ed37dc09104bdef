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
    documents: await readTexts(documents),
    queries: new Map([...(await readTexts(queries))].map(([id, { title, text }]) => [id, `${title} ${text}`.trim()])),
    judgements: await readJudgements(judgements),
  };
}

async function eachLine(file: string, read: (line: string, at: number) => void): Promise<void> {
  let at = 0;
  for await (const line of readline.createInterface({ input: fs.createReadStream(file), crlfDelay: Infinity })) {
    at += 1;
    if (line.trim() !== '') read(line, at);
  }
}

/** One JSON object per line, or an id and a text separated by a tab. */
async function readTexts(file: string): Promise<Map<string, Document>> {
  const texts = new Map<string, Document>();
  await eachLine(file, (line, at) => {
    const [id, text] = line.startsWith('{') ? fromJson(line, `${file}:${at}`) : fromColumns(line, `${file}:${at}`);
    texts.set(id, text);
  });
  if (texts.size === 0) throw new CollectionError(`${file}: nothing in it`);
  return texts;
}

function fromJson(line: string, where: string): [string, Document] {
  let fields: Record<string, unknown>;
  try {
    fields = JSON.parse(line) as Record<string, unknown>;
  } catch {
    throw new CollectionError(`${where}: not a JSON object`);
  }
  const first = (names: readonly string[]) => names.map((name) => fields[name]).find((value) => value !== undefined);
  const id = first(ID);
  const text = first(TEXT);
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof text !== 'string')
    throw new CollectionError(`${where}: needs an id (${ID.join(', ')}) and a text (${TEXT.join(', ')})`);
  return [String(id), { title: typeof fields['title'] === 'string' ? fields['title'] : '', text }];
}

function fromColumns(line: string, where: string): [string, Document] {
  const [id, text, more] = line.split('\t');
  if (id === undefined || text === undefined) throw new CollectionError(`${where}: needs an id and a text, parted by a tab`);
  return [id, more === undefined ? { title: '', text } : { title: text, text: more }];
}

/** `query document relevance`, with TREC's extra second column allowed; a header line is skipped. */
async function readJudgements(file: string): Promise<Map<string, Map<string, number>>> {
  const judgements = new Map<string, Map<string, number>>();
  await eachLine(file, (line, at) => {
    const columns = line.trim().split(/\s+/);
    const [query, document, relevance] = columns.length > 3 ? [columns[0], columns[2], columns[3]] : columns;
    if (at === 1 && Number.isNaN(Number(relevance))) return;
    if (query === undefined || document === undefined || relevance === undefined || Number.isNaN(Number(relevance)))
      throw new CollectionError(`${file}:${at}: needs a query, a document and a relevance`);
    const judged = judgements.get(query) ?? new Map<string, number>();
    judgements.set(query, judged.set(document, Number(relevance)));
  });
  return judgements;
}
