import { CsvParseError, parseCsv, type CsvRow } from '#platform/io/parse-csv.ts';
import { ImportError } from './imported-skill.ts';

export type SourceFile = { name: string; text: string };

/** A row by column name, with its location. */
export type TableRow<Column extends string> = { location: string; get: (column: Column) => string };

/**
 * Parses a table with a header line. Quotes only apply to CSV; tab-separated files have none. Missing `optional` columns
 * read as empty. Throws an ImportError with file and line.
 */
export function parseTable<Required extends string, Optional extends string = never>(
  file: SourceFile,
  delimiter: ',' | '\t',
  required: readonly Required[],
  optional: readonly Optional[] = [],
): TableRow<Required | Optional>[] {
  const [header, ...body] = csvRows(file, delimiter);
  const columns = header?.cells.map((name) => name.trim()) ?? [];
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new ImportError(`${file.name}, line 1: no column is called ${missing.join(', ')}.`);
  const positions = new Map<string, number>([...required, ...optional].map((column) => [column, columns.indexOf(column)]));
  const last = Math.max(...required.map((column) => columns.indexOf(column)));
  return body.map(({ cells, line }) => {
    const location = `${file.name}, line ${line}`;
    // The publisher leaves out empty columns at the end of a line.
    if (cells.length > columns.length || cells.length <= last)
      throw new ImportError(`${location}: ${cells.length} columns where the header has ${columns.length}.`);
    return { location, get: (column) => (cells[positions.get(column) ?? -1] ?? '').trim() };
  });
}

function csvRows({ name, text }: SourceFile, delimiter: ',' | '\t'): CsvRow[] {
  try {
    return parseCsv(text, { delimiter, quote: delimiter === ',' });
  } catch (error) {
    if (error instanceof CsvParseError) throw new ImportError(`${name}, line ${error.line}: ${error.message}.`);
    throw error;
  }
}
