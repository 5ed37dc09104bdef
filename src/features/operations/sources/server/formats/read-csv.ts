import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { CsvParseError, parseCsv } from '#platform/io/parse-csv.ts';
import type { ParsedRow } from '#features/base/job-postings/server/index.ts';
import { SourceError } from '../source-error.ts';
import { textOf, type SourceDocument } from '../source-document.ts';
import { fieldKey, findMissingFields, parseFields } from './field-names.ts';

const MAX_HEADER = 64 * 1024;
const MAX_ROW_LETTERS = 2_000_000;
const DELIMITERS = [',', ';', '\t', '|'];

type Parsed = { record: string[]; info: { lines: number } };

/**
 * Reads the jobs of a table with a header line, row by row; columns are separated by commas, semicolons, tabs or bars. Throws a
 * `SourceError` for a table without the required columns and where it cannot be read any further.
 */
export async function* readCsv(document: SourceDocument): AsyncGenerator<ParsedRow> {
  const delimiter = await findDelimiter(document);
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LETTERS,
    info: true,
  });
  pipeline(Readable.from(textOf(document)), parser, () => undefined);
  let keys: string[] | undefined;
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      line = info.lines + 1;
      if (keys) yield toRow(keys, record, info.lines - linesWithin(record));
      else keys = checkHeader(record);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SourceError('not-csv', `The table cannot be read: ${error.message}.`, String(line));
  }
  if (!keys) throw new SourceError('empty', 'The file is empty.');
}

/** The names of the first line with the fields that they are read as. */
export async function csvHeader(document: SourceDocument): Promise<string[]> {
  return splitLine(await firstLine(document), await findDelimiter(document));
}

function toRow(keys: readonly string[], cells: readonly string[], line: number): ParsedRow {
  const at = `line ${line}`;
  if (cells.length !== keys.length)
    return { at, reason: { code: 'row-columns', params: { cells: cells.length, columns: keys.length } } };
  return { at, ...parseFields(firstNonEmptyCells(keys, cells)) };
}

function checkHeader(names: readonly string[]): string[] {
  const keys = names.map(fieldKey);
  const missing = findMissingFields(keys);
  if (missing.length === 0) return keys;
  const named = names
    .map((name) => name.trim() || '(no name)')
    .join(', ')
    .slice(0, 400);
  throw new SourceError(
    'missing-columns',
    `The first line names no column for: ${missing.join(', ')}. It names: ${named}.`,
    missing.join(', '),
  );
}

async function firstLine(document: SourceDocument): Promise<string> {
  let head = '';
  for await (const piece of textOf(document)) {
    head += piece;
    if (/[\r\n]/.test(head) || head.length > MAX_HEADER) break;
  }
  return head.replace(/^\ufeff/, '').split(/[\r\n]/, 1)[0] ?? '';
}

/** The most frequent of the delimiters in the first line. */
async function findDelimiter(document: SourceDocument): Promise<string> {
  const heading = await firstLine(document);
  const counts = DELIMITERS.map((delimiter) => heading.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function splitLine(line: string, delimiter: string): string[] {
  try {
    return parseCsv(line, { delimiter })[0]?.cells ?? [];
  } catch (error) {
    if (error instanceof CsvParseError) return [];
    throw error;
  }
}

/** The number of line breaks within the cells of a row; the parser reports only the line where the row ends. */
const linesWithin = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/** Of two columns with the same name, the first non-empty one is used. */
function firstNonEmptyCells(keys: readonly string[], cells: readonly string[]): Map<string, string> {
  const row = new Map<string, string>();
  for (const [index, key] of keys.entries()) if (!row.get(key)) row.set(key, cells[index] ?? '');
  return row;
}
