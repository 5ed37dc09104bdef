/**
 * Global setup of the end-to-end tests and the sweeps: one Pathlight server per worker, each with its own database, data
 * folder and sandbox. The first start of a server loads the demo catalogue into a template, from which the workers' databases
 * are cloned.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { pinnedBrowser } from './browser.ts';
import { buildPages } from './build-pages.ts';
import { serverLog, startServer, type ServerInfo } from './server.ts';
import { acquirePostgres, MIGRATED_TEMPLATE } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    servers: ServerInfo[];
    /** A connection string with the placeholder `{database}`, for tests that start their own server. */
    databaseServer: string;
  }
}

/** The template database: migrated, with the demo catalogue. */
const SEEDED = 'pathlight_seeded';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildPages();
  if (process.env['BROWSER_PATH'] === undefined) await pinnedBrowser();
  const postgres = await acquirePostgres();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-e2e-'));
  fs.chmodSync(folder, 0o755);
  // No page may be unavailable because the machine is busy.
  const settings = { DATABASE_WAIT_MS: '60000' };
  const start = (name: string) => startServer(path.join(folder, name), { ...settings, DATABASE_URL: postgres.url(name) });

  await postgres.clone(MIGRATED_TEMPLATE, SEEDED);
  await (await start(SEEDED)).stop();
  await postgres.closeTemplate(SEEDED);
  const names = Array.from({ length: project.config.maxWorkers }, (_, index) => `pathlight_e2e_${index + 1}`);
  for (const name of names) await postgres.clone(SEEDED, name);
  const servers = await Promise.all(names.map(start));
  for (const server of servers)
    for (const stream of [server.child.stdout, server.child.stderr])
      stream?.pipe(fs.createWriteStream(serverLog(server), { flags: 'a' }));
  project.provide(
    'servers',
    servers.map(({ origin, dataDir, databaseUrl = '' }) => ({ origin, dataDir, databaseUrl })),
  );
  project.provide('databaseServer', postgres.url('{database}'));
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    await postgres.release();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
