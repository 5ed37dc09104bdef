import { CsvError, parse } from 'csv-parse/sync';
import { m } from '#platform/messages/messages.js';
import { readCell } from '#platform/server/write-csv.ts';
import { UnreadableFile, type ReadFile } from './board-file.ts';

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

/** Cards of a CSV file with a heading line: our own export, or any table with titles and addresses. Throws `UnreadableFile`. */
export function readCsv(text: string): ReadFile {
  const rows = parseRows(text);
  const head = rows[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const place = (column: Column) => head.findIndex((name) => NAMES[column].some((known) => known === name));
  if (place('url') < 0 && place('title') < 0) throw new UnreadableFile(m.boards_import_no_columns());
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

function parseRows(text: string): { line: number; cells: string[] }[] {
  const delimiter = [',', ';', '\t'].toSorted((a, b) => countIn(text, b) - countIn(text, a))[0] ?? ',';
  const rows: { line: number; cells: string[] }[] = [];
  const keep = (cells: string[], { lines }: { lines: number }) => {
    rows.push({ line: lines - linesWithin(cells), cells });
    return null;
  };
  try {
    parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true, on_record: keep });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile(m.boards_import_broken_csv({ reason: error.message }));
  }
}

/** Only the heading line says how columns are parted. */
const countIn = (text: string, sign: string) => (text.split(/\r?\n/, 1)[0] ?? '').split(sign).length;
/** The parser names the line where a row ends. */
const linesWithin = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
