/** What every process of the product begins with: its settings and a migrated database. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ConfigError, readConfig, type Config } from '#platform/runtime/config.ts';
import { startEmbedded } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';

export const ROOT: string = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
export const CONTENT: string = path.join(ROOT, 'content');

const DATABASE = 'pathlight';

/** The settings of the environment; ends the process with what is wrong with them. */
export function settingsOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`These settings need a change (docs/configuration.md describes them all):\n${error.message}\n`);
    process.exit(1);
  }
}

/** `close` ends the embedded server only when this process has started it. */
export type Store = { url: string; embedded: boolean; close: () => Promise<void> };

/** The migrated database: the operator's own, or the embedded one, started here unless another process already runs it. */
export async function openStore(config: Config): Promise<Store> {
  const store = config.DATABASE_URL ? external(config.DATABASE_URL) : await embedded(config);
  await migrate(store.url, path.join(ROOT, 'migrations'));
  return store;
}

const external = (url: string): Store => ({ url, embedded: false, close: async () => {} });

async function embedded({ DATA_DIR }: Config): Promise<Store> {
  const server = await startEmbedded(path.join(DATA_DIR, 'postgres'));
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  const exists = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (exists.rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
  return { url: server.url(DATABASE), embedded: true, close: server.stop };
}
