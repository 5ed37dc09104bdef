/** Rows that editors write in the console: found, counted, opened and locked the same way whatever they hold. Checks no permission. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import * as z from 'zod';
import type { Publication } from '#platform/contract/publication.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { containsPattern } from './contains-pattern.ts';
import type { Tables } from './db.ts';
import { decodeCursor, isOlder, keysetPage } from './keyset.ts';
import { hasPublication, requireVersion, type PublicationFacts } from './publication.ts';

type EditorialRow = PublicationFacts & { version: number; changed_at: Date };

export type EditorialFilter = {
  /** Part of a name. */
  find?: string | undefined;
  /** By default all that are not deleted. */
  state?: Publication | undefined;
};

type Table<Row> = {
  table: keyof Tables & string;
  /** The column that names a row in its address and in the audit log. */
  key: keyof Row & string;
  /** The columns in which a list finds words. */
  words: readonly (keyof Row & string)[];
  /** What a 404 says is missing. */
  missing: Parameters<typeof notFound>[0];
  /** Which of the rows are the editors', where others write rows as well. */
  own?: RawBuilder<SqlBool>;
};

/** The rows of a table with `state`, `starts_at`, `ends_at`, `version` and `changed_at`, as the console reads them. */
export function editorialRows<Row extends EditorialRow>({ table, key, words, missing, own = sql`true` }: Table<Row>) {
  const isFound = (ctx: Context, { find = '', state }: EditorialFilter) => {
    const hasWords = sql.join(
      words.map((column) => sql`${sql.ref(column)} ilike ${containsPattern(find)}`),
      sql` or `,
    );
    return sql`${own} and ${hasPublication(state, ctx.clock.now())} and ${find === '' ? sql`true` : sql`(${hasWords})`}`;
  };
  const getRow = async (ctx: Context, value: string, end: RawBuilder<unknown>): Promise<Row> => {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(key)} = ${value} and ${own} ${end}`.execute(
      ctx.db,
    );
    if (!rows[0]) throw notFound(missing);
    return rows[0];
  };
  return {
    /** What was changed last first, page by page. */
    list: async (ctx: Context, filter: EditorialFilter & { cursor?: string | undefined }, size: number) => {
      const cursor = decodeCursor(filter.cursor, z.string().max(100));
      const { rows } = await sql<Row>`
        select * from ${sql.table(table)} where ${isFound(ctx, filter)} and ${isOlder(cursor, 'changed_at', key)}
        order by changed_at desc, ${sql.ref(key)} desc limit ${size + 1}`.execute(ctx.db);
      return keysetPage<Row>(rows, size, (row) => ({ key: row.changed_at.toISOString(), id: String(row[key]) }));
    },
    count: async (ctx: Context, filter: EditorialFilter): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where ${isFound(ctx, filter)}`.execute(ctx.db);
      return rows[0]?.count ?? 0;
    },
    /** One of them, or 404. */
    get: (ctx: Context, value: string): Promise<Row> => getRow(ctx, value, sql``),
    /** Locks and returns one of them. 404 without it; 412 unless it still is what its editor saw. */
    lock: async (ctx: Context, value: string, version: number): Promise<Row> => {
      const row = await getRow(ctx, value, sql`for update`);
      requireVersion(row, version);
      return row;
    },
    /**
     * Tells the search index, which is filled by changes of rows, which of them have begun or ended. Pages need no task, because
     * they ask for the times themselves. Runs every minute; the table has `noted_at`.
     */
    noteTimes: async (ctx: Context): Promise<void> => {
      const now = ctx.clock.now();
      await sql`
        update ${sql.table(table)} set noted_at = ${now}
        where state = 'published' and (
          (starts_at > noted_at and starts_at <= ${now}) or (ends_at > noted_at and ends_at <= ${now})
        )`.execute(ctx.db);
    },
  };
}
