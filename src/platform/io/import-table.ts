/** Imports a table: all valid rows in one transaction, or none when writing fails. */
import type { Context } from '#platform/http/context.ts';
import { parseTable, type TableReport } from './parse-table.ts';
import { slugify } from '#platform/db/slug.ts';

export type Written = 'added' | 'updated' | 'unchanged';
/** A parsed row, or why it cannot be imported. */
export type Drafted<T> = { key: string; title: string; draft: T } | { title: string; reason: string };

type Steps<T> = {
  /** The namespace of the table's ids: the file name, unless the operator gives another. */
  source: string;
  draft: (columns: ReadonlyMap<string, unknown>, source: string) => Drafted<T>;
  write: (ctx: Context, draft: T, source: string) => Promise<Written>;
};

const TITLE_SHOWN = 80;

/** Importing the same file again changes nothing. Throws a `TableError` for a file that cannot be read. */
export async function importTable<T>(ctx: Context, text: string, { source: name, draft, write }: Steps<T>): Promise<TableReport> {
  const { format, rows } = parseTable(text);
  const source = `${format === 'csv' ? 'csv' : 'json'}:${slugify(name) || 'file'}`;
  return ctx.inTransaction(async (trx) => {
    const report: TableReport = { format, source, added: 0, updated: 0, unchanged: 0, skipped: [] };
    const seen = new Map<string, string>();
    for (const row of rows) {
      const drafted = 'reason' in row ? { title: '', reason: row.reason } : draft(row.columns, source);
      const title = drafted.title.slice(0, TITLE_SHOWN);
      const before = 'key' in drafted ? seen.get(drafted.key) : undefined;
      if ('reason' in drafted) report.skipped.push({ at: row.at, title, reason: drafted.reason });
      else if (before) report.skipped.push({ at: row.at, title, reason: `repeats ${before}` });
      else {
        seen.set(drafted.key, row.at);
        report[await write(trx, drafted.draft, source)] += 1;
      }
    }
    return report;
  });
}
