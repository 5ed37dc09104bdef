import { CsvError, parse } from 'csv-parse/sync';

/** A row: its cells, and the line it begins on, counted from 1. */
export type CsvRow = { line: number; cells: string[] };

/** A CSV that cannot be parsed; `line` is where the broken row begins. */
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
 * Parses CSV (RFC 4180) into rows, heading included, empty lines skipped; rows may differ in length. The delimiter defaults to
 * the most frequent one in the first line. `quote: false` disables quoted cells. Throws `CsvParseError`.
 */
export function parseCsv(text: string, { delimiter = detectDelimiter(text), quote = true } = {}): CsvRow[] {
  const rows: CsvRow[] = [];
  let end = 0;
  const onRecord = (cells: string[], { lines }: { lines: number }) => {
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
      on_record: onRecord,
    });
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw new CsvParseError(error.message, end + 1);
    throw error;
  }
}

function detectDelimiter(text: string): string {
  const [heading = ''] = text.split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((delimiter) => heading.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The number of line breaks within the cells of a row; the parser reports only the line where the row ends. */
const linesWithin = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
