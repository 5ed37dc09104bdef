/** Before all tests: one embedded PostgreSQL with a migrated template database; after them it is gone. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openServices } from '#app/boot/services.ts';
import { readConfig } from '#platform/runtime/config.ts';
import { startEmbedded } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createLog } from '#platform/runtime/log.ts';

const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

export default async function setup(project: TestProject) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-tests-'));
  fs.chmodSync(folder, 0o755);
  const server = await startEmbedded(path.join(folder, 'postgres'), FAST);
  const template = server.url('pathlight_template');
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query('create database pathlight_template');
  await client.end();
  await migrate(template, path.resolve('migrations'));
  await installTaskQueues(template, folder);
  project.provide('databaseServer', server.url('{database}'));
  return async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

/** The queue's own tables go into the template too, so that no test file waits for them. */
async function installTaskQueues(databaseUrl: string, folder: string): Promise<void> {
  const { worker, database } = openServices({
    config: readConfig({ APP_ENV: 'test', DATA_DIR: folder }),
    log: createLog('silent'),
    databaseUrl,
    works: false,
  });
  await worker.start();
  await worker.stop();
  await database.close();
}
