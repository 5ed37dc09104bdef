import { CsvParseError, parseCsv, type CsvRow } from '#platform/io/parse-csv.ts';
import { parseCell } from '#platform/io/write-csv.ts';
import { invalid } from '#platform/http/errors.ts';
import type { ParsedFile } from './board-file.ts';

/** The column names that are recognised for each field, including those of other applications. */
const COLUMN_NAMES = {
  section: ['section', 'folder', 'collection', 'category'],
  kind: ['kind'],
  title: ['title', 'name'],
  url: ['url', 'link', 'address', 'href'],
  text: ['text', 'description', 'excerpt'],
  note: ['note', 'notes', 'comment'],
  ref: ['ref'],
} as const;
type Column = keyof typeof COLUMN_NAMES;

/**
 * Parses cards from CSV with a header line: our own export, or any table with titles and URLs. Throws a 422 problem for a file
 * that is no such table.
 */
export function parseBoardCsv(text: string): ParsedFile {
  const rows = parseRows(text);
  const header = rows[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const columnIndex = (column: Column) => header.findIndex((name) => COLUMN_NAMES[column].some((alias) => alias === name));
  if (columnIndex('url') < 0 && columnIndex('title') < 0) throw invalid({ path: 'file', code: 'import-no-columns' });
  const cards = rows.slice(1).flatMap(({ line, cells }) => {
    const readCell = (column: Column) => parseCell(cells[columnIndex(column)] ?? '');
    const card = {
      section: readCell('section').trim(),
      kind: readCell('kind').trim(),
      title: readCell('title').trim(),
      url: readCell('url').trim(),
      text: readCell('text').trim(),
      note: readCell('note').trim(),
      ref: readCell('ref').trim(),
    };
    return card.title || card.url ? [{ line, ...card }] : [];
  });
  return { title: '', cards };
}

function parseRows(text: string): CsvRow[] {
  try {
    return parseCsv(text);
  } catch (error) {
    if (error instanceof CsvParseError)
      throw invalid({ path: 'file', code: 'import-broken-csv', params: { reason: error.message } });
    throw error;
  }
}
