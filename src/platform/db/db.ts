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

/** How long one kind of work may wait for a connection, take over one statement, and pause inside a transaction. */
type TimeLimits = { connectMs: number; statementMs: number; idleInTransactionMs: number };

/** A person waits for the answer. */
export const REQUEST_LIMITS: TimeLimits = { connectMs: 2000, statementMs: 5000, idleInTransactionMs: 10_000 };
/** Seeding, indexing, imports, evaluations and tasks: nobody waits, and a busy machine may take its time. */
export const WORK_LIMITS: TimeLimits = { connectMs: 60_000, statementMs: 600_000, idleInTransactionMs: 300_000 };

/** How much later than the server this process gives up: a server that hangs does not keep its own limit. */
const HANGING_SERVER_MS = 1000;

/** `db` has the limits of requests, `workDb` those of work; each has connections of its own, so neither starves the other. */
export type Database = { db: Db; workDb: Db; close: () => Promise<void> };

/** Opens the pools; connections are made when they are needed. `max` is for requests, work gets half as many. */
export function openDatabase(connectionString: string, { log, max }: { log: Log; max: number }): Database {
  const db = openPool(connectionString, { log, max, limits: REQUEST_LIMITS });
  const workDb = openPool(connectionString, { log, max: Math.ceil(max / 2), limits: WORK_LIMITS });
  return { db, workDb, close: async () => void (await Promise.all([db.destroy(), workDb.destroy()])) };
}

function openPool(connectionString: string, { log, max, limits }: { log: Log; max: number; limits: TimeLimits }): Db {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: limits.statementMs,
    query_timeout: limits.statementMs + HANGING_SERVER_MS,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  });
  // Without a listener a restarted server ends this process with it: the pool's own hears only of connections that are idle,
  // and one that breaks between two statements of a transaction is nobody's.
  const broke = (error: Error) => log.warn({ reason: error.message }, 'a database connection broke');
  pool.on('error', broke);
  pool.on('connect', (client) => void client.on('error', broke));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** SQLSTATE of a database error, if it is one. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
