/** Before the behaviour tests: a PostgreSQL server with a migrated database that each test file clones. */
import type { TestProject } from 'vitest/node';
import { acquirePostgres } from './postgres.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await acquirePostgres();
  project.provide('databaseServer', server.url('{database}'));
  return server.release;
}
