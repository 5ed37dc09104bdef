import { CsvParseError, parseCsv, type CsvRow } from '#platform/io/parse-csv.ts';
import { fieldKey, missingFields, createFieldReader } from './field-names.ts';
import { ImportError, type ParsedRow } from './raw-job.ts';

/** Jobs of a table with a header line; commas, semicolons, tabs or bars between the columns. */
export function parseJobsCsv(text: string): ParsedRow[] {
  const [header, ...body] = csvRows(text);
  if (!header) throw new ImportError('The file is empty.');
  const keys = header.cells.map(fieldKey);
  const missing = missingFields(keys);
  if (missing.length > 0)
    throw new ImportError(
      `The first line names no column for: ${missing.join(', ')}. It names: ${header.cells
        .map((name) => name.trim() || '(no name)')
        .join(', ')
        .slice(0, 400)}.`,
    );
  return body.map(({ line, cells }) => {
    const at = `line ${line}`;
    if (cells.length !== keys.length) return { at, reason: `has ${cells.length} columns where the header has ${keys.length}` };
    return { at, ...createFieldReader(firstOfEach(keys, cells)) };
  });
}

function csvRows(text: string): CsvRow[] {
  try {
    return parseCsv(text);
  } catch (error) {
    if (error instanceof CsvParseError) throw new ImportError(`The table cannot be read: ${error.message}.`);
    throw error;
  }
}

/** Of two columns with the same name, the first non-empty one is used. */
function firstOfEach(keys: readonly string[], cells: readonly string[]): Map<string, string> {
  const row = new Map<string, string>();
  for (const [index, key] of keys.entries()) if (!row.get(key)) row.set(key, cells[index] ?? '');
  return row;
}
