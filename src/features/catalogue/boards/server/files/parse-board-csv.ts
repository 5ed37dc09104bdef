import { CsvParseError, parseCsv, type CsvRow } from '#platform/io/parse-csv.ts';
import { parseCell } from '#platform/io/write-csv.ts';
import { invalid } from '#platform/http/errors.ts';
import type { ParsedFile } from './board-file.ts';

/** Column names of other programs. */
const NAMES = {
  section: ['section', 'folder', 'collection', 'category'],
  kind: ['kind'],
  title: ['title', 'name'],
  url: ['url', 'link', 'address', 'href'],
  text: ['text', 'description', 'excerpt'],
  note: ['note', 'notes', 'comment'],
  ref: ['ref'],
} as const;
type Column = keyof typeof NAMES;

/**
 * Parses cards from CSV with a header line: our own export, or any table with titles and URLs. Throws a 422 problem for a file
 * that is no such table.
 */
export function parseBoardCsv(text: string): ParsedFile {
  const rows = csvRows(text);
  const head = rows[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const place = (column: Column) => head.findIndex((name) => NAMES[column].some((known) => known === name));
  if (place('url') < 0 && place('title') < 0) throw invalid({ path: 'file', code: 'import-no-columns' });
  const cards = rows.slice(1).flatMap(({ line, cells }) => {
    const read = (column: Column) => parseCell(cells[place(column)] ?? '');
    const card = {
      section: read('section').trim(),
      kind: read('kind').trim(),
      title: read('title').trim(),
      url: read('url').trim(),
      text: read('text').trim(),
      note: read('note').trim(),
      ref: read('ref').trim(),
    };
    return card.title || card.url ? [{ line, ...card }] : [];
  });
  return { title: '', cards };
}

function csvRows(text: string): CsvRow[] {
  try {
    return parseCsv(text);
  } catch (error) {
    if (error instanceof CsvParseError)
      throw invalid({ path: 'file', code: 'import-broken-csv', params: { reason: error.message } });
    throw error;
  }
}
