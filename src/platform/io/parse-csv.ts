import { CsvError, parse } from 'csv-parse/sync';

/** A row as it was written: its cells, and the line of the text it begins on, counted from 1. */
export type CsvRow = { line: number; cells: string[] };

/** A table that cannot be read; `line` is where the row begins that it broke at. */
export class CsvParseError extends Error {
  override name = 'CsvParseError';
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

const DELIMITERS = [',', ';', '\t', '|'];

/**
 * The rows of a CSV text (RFC 4180), heading included, empty lines left out; rows may differ in length.
 * The delimiter is the one that the first line holds most of, unless it is named. A text with `quote: false` has no
 * quoted cells. Throws `CsvParseError`.
 */
export function parseCsv(text: string, { delimiter = delimiterOf(text), quote = true } = {}): CsvRow[] {
  const rows: CsvRow[] = [];
  let end = 0;
  const keep = (cells: string[], { lines }: { lines: number }) => {
    end = lines;
    rows.push({ line: lines - linesWithin(cells), cells });
    return null;
  };
  try {
    parse(text, {
      bom: true,
      delimiter,
      quote: quote && '"',
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: keep,
    });
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw new CsvParseError(error.message, end + 1);
    throw error;
  }
}

/** Only the heading line says how columns are parted. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((sign) => heading.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The parser names the line where a row ends. */
const linesWithin = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
