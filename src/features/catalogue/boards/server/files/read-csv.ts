import { BrokenCsv, parseCsv, type CsvRow } from '#platform/io/parse-csv.ts';
import { readCell } from '#platform/io/write-csv.ts';
import { invalid } from '#platform/http/errors.ts';
import type { ReadFile } from './board-file.ts';

/** What other programs call our columns. */
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

/** Cards of a CSV file with a heading line: our own export, or any table with titles and addresses. Throws 422 for what is no table. */
export function readCsv(text: string): ReadFile {
  const rows = csvRows(text);
  const head = rows[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const place = (column: Column) => head.findIndex((name) => NAMES[column].some((known) => known === name));
  if (place('url') < 0 && place('title') < 0) throw invalid({ path: 'file', code: 'import-no-columns' });
  const cards = rows.slice(1).flatMap(({ line, cells }) => {
    const read = (column: Column) => readCell(cells[place(column)] ?? '');
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
    if (error instanceof BrokenCsv) throw invalid({ path: 'file', code: 'import-broken-csv', params: { reason: error.message } });
    throw error;
  }
}
