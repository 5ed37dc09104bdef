/** The schema of the database: brought up to date by a role that may, and required by every process that serves. */
import fs from 'node:fs';
import path from 'node:path';
import { findPendingMigrations, findRole, grantServing, migrate } from '#platform/db/migrate.ts';
import { explainStartErrors, StartError } from '#platform/db/start-error.ts';
import { installQueue, isQueueInstalled, QUEUE_SCHEMA } from '#platform/tasks/install-queue.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations');
const SERVED_SCHEMAS = ['public', QUEUE_SCHEMA];

/** `url` is what processes serve with; `migrationUrl` belongs to the role that owns the tables, where that is another one. */
type Addresses = { url: string; migrationUrl?: string | undefined };

/** Applies pending migrations and installs the task queue; lets the role that serves use them. Returns the names applied. */
export async function updateSchema({ url, migrationUrl = url }: Addresses): Promise<string[]> {
  const applied = await explainStartErrors(migrationUrl, async () => {
    const names = await migrate(migrationUrl, MIGRATIONS);
    if (!(await isQueueInstalled(migrationUrl))) await installQueue(migrationUrl);
    return names;
  });
  const owner = await findRole(migrationUrl);
  const server = await explainStartErrors(url, () => findRole(url));
  if (server !== owner) await grantServing(migrationUrl, server, SERVED_SCHEMAS);
  return applied;
}

/** Throws a `StartError` when the schema is newer than this version, or when it is older and this process may not change it. */
export async function requireSchema({ mayMigrate, ...addresses }: Addresses & { mayMigrate: boolean }): Promise<void> {
  const pending = await findPendingMigrations(addresses.url, MIGRATIONS);
  if (pending.length === 0 && (await isQueueInstalled(addresses.url))) return;
  if (mayMigrate) await updateSchema(addresses);
  else throw new StartError(`The database is not up to date (${describe(pending)}): run \`npm run cli -- migrate\` first.`);
}

/** The name of the newest migration of this version. */
export const findNewestMigration = (): string =>
  fs
    .readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1) ?? '';

function describe(pending: readonly string[]): string {
  if (pending.length === 0) return 'the task queue is older';
  return pending.length === 1 ? `${pending[0]} is missing` : `${pending.length} migrations are missing`;
}
