/** Start-up of every process: settings and a migrated database. Problems are explained in one sentence. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ConfigError, type Config } from '#platform/runtime/config.ts';
import { loadConfig } from '../wiring/settings.ts';
import { startEmbedded } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { describeTarget, explainFailure, explainVersion, StartError } from '#platform/db/start-error.ts';

export const ROOT: string = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
export const CONTENT: string = path.join(ROOT, 'content');

const DATABASE = 'pathlight';
const CONNECT_TIMEOUT_MS = 10_000;
/** Key of the advisory lock. */
const CREATE_LOCK = 7_201_966;

/** Loads the settings; exits with the list of errors if they are invalid. */
export function loadConfigOrExit(): Config {
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`These settings need a change (docs/configuration.md describes them all):\n${error.message}\n`);
    process.exit(1);
  }
}

/** `close` stops the embedded server only if this process started it. */
export type Store = { url: string; embedded: boolean; close: () => Promise<void> };

/**
 * Opens the migrated database: the configured one, or the embedded one, started if needed. Throws a `StartError` when the
 * database cannot be used.
 */
export async function openDatabaseStore(config: Config): Promise<Store> {
  const store = config.DATABASE_URL ? external(config.DATABASE_URL) : await embedded(config);
  await explainStartErrors(store.url, async () => {
    await checkServerVersion(store.url);
    await migrate(store.url, path.join(ROOT, 'migrations'));
  });
  return store;
}

/** Runs work on a database; turns configuration problems into a `StartError`. */
export async function explainStartErrors<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const message = explainFailure(error, describeTarget(url));
    if (message === null) throw error;
    throw new StartError(message, { cause: error });
  }
}

/** Exits with the message of a `StartError`; any other error keeps its stack trace. */
export function exitWithError(error: unknown): never {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function checkServerVersion(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    const message = explainVersion(Number(rows[0]?.version));
    if (message !== null) throw new StartError(message);
  } finally {
    await client.end();
  }
}

const external = (url: string): Store => ({ url, embedded: false, close: async () => {} });

async function embedded({ DATA_DIR }: Config): Promise<Store> {
  const server = await startEmbedded(path.join(DATA_DIR, 'postgres'));
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  // Two processes may start at once on an empty folder; the lock is released with the connection.
  await client.query('select pg_advisory_lock($1)', [CREATE_LOCK]);
  const exists = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (exists.rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
  return { url: server.url(DATABASE), embedded: true, close: server.stop };
}
