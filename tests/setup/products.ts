/**
 * Global setup of the browser tests: one seeded product per worker, each with its own database, data folder and sandbox. The
 * catalogue is loaded once, by the product, into a template that the workers' databases are cloned from.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPages } from './build-pages.ts';
import { startProduct, type ProductPlace } from './product.ts';
import { acquireTestServer, MIGRATED } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    products: ProductPlace[];
    /** A connection string with the placeholder `{database}`, for tests that start their own product. */
    databaseServer: string;
  }
}

/** Migrated, with the demo catalogue. */
const SEEDED = 'pathlight_seeded';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildPages();
  const server = await acquireTestServer();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-e2e-'));
  fs.chmodSync(folder, 0o755);
  const start = (name: string) => startProduct(path.join(folder, name), { DATABASE_URL: server.url(name) });

  await server.clone(MIGRATED, SEEDED);
  await (await start(SEEDED)).stop();
  const names = Array.from({ length: project.config.maxWorkers }, (_, index) => `pathlight_e2e_${index + 1}`);
  for (const name of names) await server.clone(SEEDED, name);
  const products = await Promise.all(names.map(start));
  project.provide(
    'products',
    products.map(({ origin, dataDir, databaseUrl = '' }) => ({ origin, dataDir, databaseUrl })),
  );
  project.provide('databaseServer', server.url('{database}'));
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
    await server.release();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
