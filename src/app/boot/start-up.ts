/** Start-up of every process: settings and a database with the current schema. Problems are explained in one sentence. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, type Config } from '#platform/runtime/config.ts';
import { loadConfig } from '../wiring/settings.ts';
import { archiveSettings } from '#platform/db/backup/archive-settings.ts';
import { DATABASE_FOLDER } from '#platform/db/backup/back-up.ts';
import { startEmbedded, type EmbeddedServer } from '#platform/db/embedded.ts';
import { explainStartErrors, explainVersion, StartError } from '#platform/db/start-error.ts';
import { findUnfinished } from '#platform/db/unfinished.ts';
import { withClient } from '#platform/db/with-client.ts';
import { migratesAtStart } from '#platform/runtime/settings.ts';
import { requireSchema } from './schema.ts';

export const ROOT: string = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
export const CONTENT: string = path.join(ROOT, 'content');

const DATABASE = 'pathlight';
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
 * Opens the database with the current schema: the configured one, or the embedded one, started if needed. Throws a `StartError`
 * when the database cannot be used.
 */
export async function openDatabaseStore(config: Config): Promise<Store> {
  const store = await openUnmigratedStore(config);
  const { MIGRATION_DATABASE_URL: migrationUrl } = config;
  await explainStartErrors(store.url, () => requireSchema({ url: store.url, migrationUrl, mayMigrate: migratesAtStart(config) }));
  return store;
}

/** The same, whatever its schema is. */
export async function openUnmigratedStore(config: Config): Promise<Store> {
  const store = config.DATABASE_URL ? external(config.DATABASE_URL) : await embedded(config);
  await explainStartErrors(store.url, () => checkServerVersion(store.url));
  return store;
}

/** Exits with the message of a `StartError`; any other error keeps its stack trace. */
export function exitWithError(error: unknown): never {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function checkServerVersion(url: string): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ version: string }>(`select current_setting('server_version_num') as version`),
  );
  const message = explainVersion(Number(rows[0]?.version));
  if (message !== null) throw new StartError(message);
}

const external = (url: string): Store => ({ url, embedded: false, close: async () => {} });

async function embedded({ DATA_DIR, WAL_ARCHIVE_DIR }: Config): Promise<Store> {
  const unfinished = findUnfinished(DATA_DIR);
  if (unfinished !== undefined) throw new StartError(unfinished);
  const settings = WAL_ARCHIVE_DIR === undefined ? {} : archiveSettings(path.resolve(WAL_ARCHIVE_DIR));
  const server = await startEmbedded(path.join(DATA_DIR, DATABASE_FOLDER), { settings });
  return { url: await createProductDatabase(server), embedded: true, close: server.stop };
}

/** The connection string of the product's database, which is created where it is missing. */
export async function createProductDatabase(server: EmbeddedServer): Promise<string> {
  await withClient(server.url('postgres'), async (client) => {
    // Two processes may start at once on an empty folder; the lock is released with the connection.
    await client.query('select pg_advisory_lock($1)', [CREATE_LOCK]);
    const exists = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (exists.rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
  return server.url(DATABASE);
}
