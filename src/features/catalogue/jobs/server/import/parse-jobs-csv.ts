import { CsvParseError, parseCsv, type CsvRow } from '#platform/io/parse-csv.ts';
import { fieldKey, findMissingFields, parseFields } from './field-names.ts';
import type { ParsedRow } from '#features/base/job-postings/server/index.ts';
import { ImportError } from './import-error.ts';

/** Parses the jobs of a table with a header line; columns are separated by commas, semicolons, tabs or bars. */
export function parseJobsCsv(text: string): ParsedRow[] {
  const [header, ...body] = parseRows(text);
  if (!header) throw new ImportError('The file is empty.');
  const keys = header.cells.map(fieldKey);
  const missing = findMissingFields(keys);
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
    return { at, ...parseFields(firstNonEmptyCells(keys, cells)) };
  });
}

function parseRows(text: string): CsvRow[] {
  try {
    return parseCsv(text);
  } catch (error) {
    if (error instanceof CsvParseError) throw new ImportError(`The table cannot be read: ${error.message}.`);
    throw error;
  }
}

/** Of two columns with the same name, the first non-empty one is used. */
function firstNonEmptyCells(keys: readonly string[], cells: readonly string[]): Map<string, string> {
  const row = new Map<string, string>();
  for (const [index, key] of keys.entries()) if (!row.get(key)) row.set(key, cells[index] ?? '');
  return row;
}
