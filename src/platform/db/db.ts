/** The database as the product sees it: Kysely over a pool of PostgreSQL connections. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB as GeneratedRows } from './row-types.ts';
import type { Log } from '#platform/runtime/log.ts';

/** The rows of all tables, generated from the migrated schema by `npm run schema`. */
export type Rows = GeneratedRows;

/** Rows whose columns are known better than the database says: the shape of a JSON column, the words of a text. */
export type Refine<Row, Columns> = Omit<Row, keyof Columns> & Columns;

/** Every table by name. Each feature's tables.ts adds the ones it owns by declaration merging, hence an interface. */
export interface Tables {}

export type Db = Kysely<Tables>;

const INT8 = 20;
const DATE = 1082;
pg.types.setTypeParser(INT8, Number);
// A calendar day has no time zone: it stays text.
pg.types.setTypeParser(DATE, String);

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };

/** Opens a pool. An idle connection that breaks is logged and replaced; a full pool rejects after 2 s, a query after 5, instead of waiting for ever. */
export function openDatabase(connectionString: string, options: { log: Log; max: number }): Database {
  const pool = new pg.Pool({
    connectionString,
    max: options.max,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    // A server that hangs does not keep its own time limit.
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // Without a listener a restarted server ends this process with it: the pool's own hears only of connections that are idle,
  // and one that breaks between two statements of a transaction is nobody's.
  const broke = (error: Error) => options.log.warn({ reason: error.message }, 'a database connection broke');
  pool.on('error', broke);
  pool.on('connect', (client) => void client.on('error', broke));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/** SQLSTATE of a database error, if it is one. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
