import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from './imported-skill.ts';

export type SourceFile = { name: string; text: string };

/** A row by the names of its columns, and where it stands. */
export type TableRow<Column extends string> = { at: string; get: (column: Column) => string };

/**
 * The rows of a table with a header line. CSV quotes count only between commas: tab-separated files have none.
 * `optional` columns read as empty where a file lacks them. Throws an ImportError naming file and line.
 */
export function readTable<Required extends string, Optional extends string = never>(
  file: SourceFile,
  delimiter: ',' | '\t',
  required: readonly Required[],
  optional: readonly Optional[] = [],
): TableRow<Required | Optional>[] {
  const [header, ...body] = parseRows(file, delimiter);
  const columns = header?.record.map((name) => name.trim()) ?? [];
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new ImportError(`${file.name}, line 1: no column is called ${missing.join(', ')}.`);
  const places = new Map<string, number>([...required, ...optional].map((column) => [column, columns.indexOf(column)]));
  const last = Math.max(...required.map((column) => columns.indexOf(column)));
  return body.map(({ record, line }) => {
    const at = `${file.name}, line ${line}`;
    // The publisher leaves out empty columns at the end of a line.
    if (record.length > columns.length || record.length <= last)
      throw new ImportError(`${at}: ${record.length} columns where the header has ${columns.length}.`);
    return { at, get: (column) => (record[places.get(column) ?? -1] ?? '').trim() };
  });
}

function parseRows({ name, text }: SourceFile, delimiter: ',' | '\t'): { record: string[]; line: number }[] {
  const rows: { record: string[]; line: number }[] = [];
  let line = 1;
  const keep = (record: string[], { lines }: { lines: number }) => {
    rows.push({ record, line });
    line = lines + 1;
    return null;
  };
  const quote = delimiter === ',' ? '"' : false;
  try {
    parse(text, { bom: true, delimiter, quote, relax_column_count: true, skip_empty_lines: true, on_record: keep });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(`${name}, line ${line}: ${error.message}.`);
  }
}
