/** Database access: Kysely over a pool of PostgreSQL connections. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB as GeneratedRows } from './row-types.ts';
import { watchDatabase, type DatabaseWatch } from './database-watch.ts';
import { PreparingClient } from './prepared.ts';
import type { Log } from '#platform/runtime/log.ts';

/** The rows of all tables, generated from the migrated schema by `npm run generate`. */
export type Rows = GeneratedRows;

/** Narrows column types beyond what the database knows, such as the shape of a JSON column or the values of a text column. */
export type Refine<Row, Columns> = Omit<Row, keyof Columns> & Columns;

/** Every table by name. Each feature's tables.ts adds the ones it owns by declaration merging, hence an interface. */
export interface Tables {}

export type Db = Kysely<Tables>;

const INT8 = 20;
const DATE = 1082;
pg.types.setTypeParser(INT8, Number);
// A calendar day has no time zone: it stays text.
pg.types.setTypeParser(DATE, String);

/** Time limits of one kind of work: waiting for a connection, one statement, and idling inside a transaction. */
type TimeLimits = { connectMs: number; statementMs: number; idleInTransactionMs: number };

/** For HTTP requests, which wait for a connection as long as the settings say. */
export const REQUEST_LIMITS: Omit<TimeLimits, 'connectMs'> = { statementMs: 5000, idleInTransactionMs: 10_000 };
/** For seeding, indexing, imports, evaluations and tasks, where no user is waiting. */
export const WORK_LIMITS: TimeLimits = { connectMs: 60_000, statementMs: 600_000, idleInTransactionMs: 300_000 };

/** How much longer than the server's own limit this process waits before it gives up on a hanging server. */
const HANGING_SERVER_MS = 1000;

/** `db` has the limits of requests, `workDb` those of background work. Separate pools, so that neither starves the other. */
export type Database = {
  db: Db;
  workDb: Db;
  watch: DatabaseWatch;
  /** Connections of each pool: those in use, those that wait for work, and requests that wait for one. */
  countConnections: () => Readonly<Record<string, number>>;
  close: () => Promise<void>;
};

type DatabaseOptions = { log: Log; max: number; waitMs: number; silenceMs: number; onQuery?: OnQuery | undefined };

/**
 * Opens the pools; connections are opened on demand. `max` is the pool size for requests; background work gets half as many.
 * `waitMs` is how long a request waits for a connection, `silenceMs` how long the database may give no answer. `onQuery` is told
 * of every query when it has ended.
 */
export function openDatabase(connectionString: string, options: DatabaseOptions): Database {
  const { log, max, waitMs, silenceMs, onQuery } = options;
  const pool = openPool(connectionString, { log, max, limits: { ...REQUEST_LIMITS, connectMs: waitMs } });
  const workPool = openPool(connectionString, { log, max: Math.ceil(max / 2), limits: WORK_LIMITS });
  const [db, workDb] = [openKysely(pool, onQuery), openKysely(workPool, onQuery)];
  const watch = watchDatabase(connectionString, { log, silenceMs, endStatements: endConnectionsInUse(pool) });
  return {
    db,
    workDb,
    watch,
    countConnections: () => ({ ...describePool('requests', pool), ...describePool('work', workPool) }),
    close: async () => void (await Promise.all([db.destroy(), workDb.destroy(), watch.close()])),
  };
}

const describePool = (name: string, { totalCount, idleCount, waitingCount }: pg.Pool) => ({
  [`${name} busy`]: totalCount - idleCount,
  [`${name} idle`]: idleCount,
  [`${name} waited for`]: waitingCount,
});

type OnQuery = (sql: string, milliseconds: number) => void;

const openKysely = (pool: pg.Pool, onQuery: OnQuery | undefined): Db =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery && { log: ({ query, queryDurationMillis }) => onQuery(query.sql, queryDurationMillis) }),
  });

function openPool(connectionString: string, { log, max, limits }: { log: Log; max: number; limits: TimeLimits }): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    max,
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: limits.statementMs,
    query_timeout: limits.statementMs + HANGING_SERVER_MS,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  });
  // Without an error listener a restarting database would end this process. The pool reports idle connections only, so each
  // client in use needs a listener of its own.
  const logBrokenConnection = (error: Error) => log.warn({ reason: error.message }, 'a database connection broke');
  pool.on('error', logBrokenConnection);
  pool.on('connect', (client) => void client.on('error', logBrokenConnection));
  return pool;
}

/**
 * Returns a function that closes all connections that are in use. Their statements fail at once; a transaction is rolled back,
 * unless its commit was under way, whose outcome nobody knows then.
 */
function endConnectionsInUse(pool: pg.Pool): () => void {
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  return () => {
    for (const client of inUse) if (client instanceof pg.Client) void client.end();
  };
}

/** SQLSTATE of a database error, if it is one. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
