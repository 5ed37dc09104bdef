import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { ServerInfo } from './server.ts';

/** The Pathlight server of this Vitest worker, which no other test file uses at the same time. */
export function workerServer(): ServerInfo {
  const servers = inject('servers');
  const server = servers[(Number(process.env['VITEST_POOL_ID']) - 1) % servers.length];
  if (!server) throw new Error('the servers of the browser tests are not running');
  return server;
}

/** Creates a database with the demo catalogue, for tests that start their own server; returns its connection string. */
export async function createSeededDatabase(): Promise<string> {
  const server = inject('databaseServer');
  const name = `pathlight_own_server_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server.replace('{database}', 'postgres') });
  await client.connect();
  await client.query(`create database ${name} template pathlight_seeded strategy file_copy`);
  await client.end();
  return server.replace('{database}', name);
}
