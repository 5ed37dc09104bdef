/** One embedded PostgreSQL server, shared by all projects of a test run, with template databases to clone. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { updateSchema } from '#app/boot/schema.ts';
import { openServices } from '#app/boot/services.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { startEmbedded } from '#platform/db/embedded.ts';
import { createLog } from '#platform/runtime/log.ts';

/** Test data need not survive a crash, so PostgreSQL never waits for the disk. */
const FAST_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '500' };

/** The migrated, empty template that every behaviour test clones. */
export const MIGRATED_TEMPLATE = 'pathlight_template';

type TestPostgres = {
  /** A connection string for a database of this server. */
  url: (database: string) => string;
  /** Clones a database that has no connections. */
  clone: (template: string, name: string) => Promise<void>;
  /** Refuses connections to a finished template, because a database with connections cannot be cloned. */
  closeTemplate: (name: string) => Promise<void>;
  /** Stops the server when the last user has released it. */
  release: () => Promise<void>;
};

// Each Vitest project loads its own copy of this module, so the server is stored globally.
const shared = globalThis as typeof globalThis & { testServer?: { users: number; started: Promise<Started> } | undefined };
type Started = Awaited<ReturnType<typeof start>>;

export async function acquirePostgres(): Promise<TestPostgres> {
  shared.testServer ??= { users: 0, started: start() };
  const server = shared.testServer;
  server.users += 1;
  const { url, run, closeTemplate, stop } = await server.started;
  return {
    url,
    clone: (template, name) => run(`create database ${name} template ${template} strategy file_copy`),
    closeTemplate,
    release: async () => {
      server.users -= 1;
      if (server.users > 0) return;
      shared.testServer = undefined;
      await stop();
    },
  };
}

async function start() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-tests-'));
  fs.chmodSync(folder, 0o755);
  const { url, stop } = await startEmbedded(path.join(folder, 'postgres'), { settings: FAST_SETTINGS });
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url('postgres') });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const closeTemplate = (name: string) => run(`alter database ${name} with allow_connections false`);
  await run(`create database ${MIGRATED_TEMPLATE}`);
  await updateSchema({ url: url(MIGRATED_TEMPLATE) });
  await createTaskQueues(url(MIGRATED_TEMPLATE), folder);
  await closeTemplate(MIGRATED_TEMPLATE);
  return {
    url,
    run,
    closeTemplate,
    stop: async () => {
      await stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Adds the task queues to the template, so that no test file has to create them. */
async function createTaskQueues(databaseUrl: string, folder: string): Promise<void> {
  const { worker, database } = openServices({
    config: loadConfig({ APP_ENV: 'test', DATA_DIR: folder }),
    log: createLog('silent'),
    databaseUrl,
    runsTasks: false,
  });
  await worker.start();
  await worker.stop();
  await database.close();
}
