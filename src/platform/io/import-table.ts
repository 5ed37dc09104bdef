/** Imports a table: all valid rows in one transaction, or none when writing fails. */
import type { Context } from '#platform/http/context.ts';
import { parseTable, type TableReport } from './parse-table.ts';
import { slugify } from '#platform/db/slug.ts';

export type WriteResult = 'added' | 'updated' | 'unchanged';
/** A parsed row, or why it cannot be imported. */
export type DraftResult<T> = { key: string; title: string; draft: T } | { title: string; reason: string };

type TableImport<T> = {
  /** The namespace of the table's ids: the file name, unless the operator gives another. */
  source: string;
  draft: (columns: ReadonlyMap<string, unknown>, source: string) => DraftResult<T>;
  write: (ctx: Context, draft: T, source: string) => Promise<WriteResult>;
};

const MAX_TITLE_LENGTH = 80;

/**
 * Imports the text of a table file; importing the same file again changes nothing. Throws a `TableError` for a file that
 * cannot be read.
 */
export async function importTable<T>(
  ctx: Context,
  text: string,
  { source: name, draft, write }: TableImport<T>,
): Promise<TableReport> {
  const { format, rows } = parseTable(text);
  const source = `${format === 'csv' ? 'csv' : 'json'}:${slugify(name) || 'file'}`;
  return ctx.inTransaction(async (trx) => {
    const report: TableReport = { format, source, added: 0, updated: 0, unchanged: 0, skipped: [] };
    const firstRows = new Map<string, string>();
    for (const row of rows) {
      const drafted = 'reason' in row ? { title: '', reason: row.reason } : draft(row.columns, source);
      const title = drafted.title.slice(0, MAX_TITLE_LENGTH);
      const firstRow = 'key' in drafted ? firstRows.get(drafted.key) : undefined;
      if ('reason' in drafted) report.skipped.push({ at: row.at, title, reason: drafted.reason });
      else if (firstRow) report.skipped.push({ at: row.at, title, reason: `repeats ${firstRow}` });
      else {
        firstRows.set(drafted.key, row.at);
        report[await write(trx, drafted.draft, source)] += 1;
      }
    }
    return report;
  });
}
