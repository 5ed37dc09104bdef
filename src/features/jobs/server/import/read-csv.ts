import { CsvError, parse } from 'csv-parse/sync';
import { fieldKey, missingFields, readFields } from './field-names.ts';
import { ImportError, type ReadRow } from './raw-job.ts';

const DELIMITERS = [',', ';', '\t', '|'];
type Parsed = { record: string[]; lines: number };

/** Jobs of a table with a header line; commas, semicolons, tabs or bars between the columns. */
export function readCsv(text: string): ReadRow[] {
  const rows = parseRows(text);
  const [header, ...body] = rows;
  if (!header) throw new ImportError('The file is empty.');
  const keys = header.record.map(fieldKey);
  const missing = missingFields(keys);
  if (missing.length > 0)
    throw new ImportError(
      `The first line names no column for: ${missing.join(', ')}. It names: ${header.record
        .map((name) => name.trim() || '(no name)')
        .join(', ')
        .slice(0, 400)}.`,
    );
  return body.map(({ record }, index) => {
    const at = `line ${(rows[index]?.lines ?? 0) + 1}`;
    if (record.length !== keys.length) return { at, reason: `has ${record.length} columns where the header has ${keys.length}` };
    return { at, ...readFields(firstOfEach(keys, record)) };
  });
}

/** Of two columns with the same name the first one that holds something counts. */
function firstOfEach(keys: readonly string[], record: readonly string[]): Map<string, string> {
  const row = new Map<string, string>();
  for (const [index, key] of keys.entries()) if (!row.get(key)) row.set(key, record[index] ?? '');
  return row;
}

function parseRows(text: string): Parsed[] {
  const end = text.search(/[\r\n]/);
  const firstLine = end === -1 ? text : text.slice(0, end);
  const counts = DELIMITERS.map((sign) => firstLine.split(sign).length);
  const delimiter = DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
  const rows: Parsed[] = [];
  const keep = (record: string[], { lines }: { lines: number }) => {
    rows.push({ record, lines });
    return null;
  };
  try {
    parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true, on_record: keep });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(`The table cannot be read: ${error.message}.`);
  }
}
