/** One embedded PostgreSQL for a whole test run, however many kinds of tests ask for it, with databases to clone. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openServices } from '#app/boot/services.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { startEmbedded } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createLog } from '#platform/runtime/log.ts';

/** Nothing in a test run outlives a crash of the machine, so PostgreSQL never waits for the disk. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Migrated and empty: what every behaviour test clones. */
export const MIGRATED = 'pathlight_template';

type TestServer = {
  /** A connection string for a database of this server. */
  url: (database: string) => string;
  /** Creates a database as a copy of another one that nobody is connected to. */
  clone: (template: string, name: string) => Promise<void>;
  /** Ends the server once everybody who asked for it has released it. */
  release: () => Promise<void>;
};

// Each project of Vitest loads its own copy of this module; the server is kept where all of them find it.
const shared = globalThis as typeof globalThis & { testServer?: { users: number; started: Promise<Started> } | undefined };
type Started = Awaited<ReturnType<typeof start>>;

export async function acquireTestServer(): Promise<TestServer> {
  shared.testServer ??= { users: 0, started: start() };
  const held = shared.testServer;
  held.users += 1;
  const { url, run, stop } = await held.started;
  return {
    url,
    clone: (template, name) => run(`create database ${name} template ${template} strategy file_copy`),
    release: async () => {
      held.users -= 1;
      if (held.users > 0) return;
      shared.testServer = undefined;
      await stop();
    },
  };
}

async function start() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-tests-'));
  fs.chmodSync(folder, 0o755);
  const { url, stop } = await startEmbedded(path.join(folder, 'postgres'), FAST);
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url('postgres') });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${MIGRATED}`);
  await migrate(url(MIGRATED), path.resolve('migrations'));
  await installTaskQueues(url(MIGRATED), folder);
  return {
    url,
    run,
    stop: async () => {
      await stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The task queue's own tables go into the template too, so that no test file waits for them. */
async function installTaskQueues(databaseUrl: string, folder: string): Promise<void> {
  const { worker, database } = openServices({
    config: loadConfig({ APP_ENV: 'test', DATA_DIR: folder }),
    log: createLog('silent'),
    databaseUrl,
    works: false,
  });
  await worker.start();
  await worker.stop();
  await database.close();
}
