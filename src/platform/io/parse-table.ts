/** Parses tables supplied by operators: CSV with a header line, JSON Lines, or a JSON array. */
import { CsvParseError, parseCsv, type CsvRow } from './parse-csv.ts';

/** A file that cannot be parsed; the message explains why. */
export class TableError extends Error {
  override name = 'TableError';
}

/** One row by column; names are compared ignoring case, spaces and punctuation. `at` is the position for display: "line 12". */
export type TableRow = { at: string; columns: ReadonlyMap<string, unknown> } | { at: string; reason: string };
export type Table = { format: 'csv' | 'json-lines' | 'json'; rows: TableRow[] };

/** The result of importing a file. */
export type TableReport = {
  format: Table['format'];
  source: string;
  added: number;
  updated: number;
  unchanged: number;
  /** Rows that were skipped, with the reason. */
  skipped: { at: string; title: string; reason: string }[];
};

/**
 * Parses the rows of a file, detecting the format from its content. Throws a `TableError` if the file is empty or cannot be
 * parsed.
 */
export function parseTable(text: string): Table {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed === '') throw new TableError('The file is empty.');
  if (trimmed.startsWith('[')) return { format: 'json', rows: parseJsonArray(trimmed) };
  if (trimmed.startsWith('{')) return { format: 'json-lines', rows: parseJsonLines(text) };
  return { format: 'csv', rows: parseCsvTable(text) };
}

/** `Course Name` and `course_name` are one column. */
const normalizeColumn = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function parseRow(value: unknown, at: string): TableRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { at, reason: 'is not an object' };
  return { at, columns: new Map(Object.entries(value).map(([name, entry]) => [normalizeColumn(name), entry])) };
}

function parseJsonArray(text: string): TableRow[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.map((one, index) => parseRow(one, `entry ${index + 1}`)) : [];
  } catch (error) {
    throw new TableError(`The file is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** A broken line becomes a row with the reason; a file in which more than half of the lines are broken is rejected. */
function parseJsonLines(text: string): TableRow[] {
  const rows = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|[\n\r]/)
    .flatMap((line, index): TableRow[] => {
      if (line.trim() === '') return [];
      const at = `line ${index + 1}`;
      try {
        return [parseRow(JSON.parse(line), at)];
      } catch {
        return [{ at, reason: 'is not valid JSON' }];
      }
    });
  const broken = rows.filter((row) => 'reason' in row).length;
  if (broken > rows.length / 2) throw new TableError('The file is neither JSON Lines nor a JSON list.');
  return rows;
}

function parseCsvTable(text: string): TableRow[] {
  const [header, ...body] = csvRows(text);
  if (!header) throw new TableError('The file is empty.');
  const names = header.cells.map(normalizeColumn);
  return body.map(({ line, cells }) => {
    const at = `line ${line}`;
    if (cells.length !== names.length) return { at, reason: `has ${cells.length} columns where the header has ${names.length}` };
    return { at, columns: new Map(names.map((name, index) => [name, cells[index]])) };
  });
}

function csvRows(text: string): CsvRow[] {
  try {
    return parseCsv(text);
  } catch (error) {
    if (error instanceof CsvParseError) throw new TableError(`The table cannot be read: ${error.message}.`);
    throw error;
  }
}

/** The first non-empty of these columns as text; lists are joined with commas, `none`, `null`, `nan` and `n/a` count as empty. */
export function findText(columns: ReadonlyMap<string, unknown>, names: readonly string[]): string {
  for (const name of names) {
    const value = columns.get(name);
    const text = (Array.isArray(value) ? value.map(plain).filter(Boolean).join(', ') : plain(value)).trim();
    if (text !== '' && !/^(none|null|nan|n\/a)$/i.test(text)) return text;
  }
  return '';
}

const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The first word of the text as a URL, with https:// added if it has no scheme; null unless its host name has a dot. */
export function parseWebAddress(text: string): string | null {
  const [first = ''] = text.split(/[,\s]+/, 1);
  const address = /^https?:\/\//i.test(first) ? first : `https://${first}`;
  if (first === '' || !URL.canParse(address)) return null;
  return new URL(address).hostname.includes('.') ? address : null;
}
