/** Applies the hand-written SQL of `migrations/` in order, once each, one process at a time. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { StartError } from './start-error.ts';
import { withClient } from './with-client.ts';

/** Key of the advisory lock. */
const MIGRATION_LOCK = 7_201_964;
const TABLE = 'schema_migrations';

type Migration = { name: string; sql: string; checksum: string };

/** Applies pending migrations; returns their names. Throws when an applied file was changed afterwards. */
export async function migrate(connectionString: string, folder: string): Promise<string[]> {
  return withClient(connectionString, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const pending = await loadPending(client, folder);
    if (pending.length > 0)
      await client.query(
        `create table if not exists ${TABLE} (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
      );
    for (const migration of pending) await applyOne(client, migration);
    return pending.map(({ name }) => name);
  });
}

/** The names of the migrations to apply. Throws a `StartError` when the schema is newer than this version of the program. */
export async function findPendingMigrations(connectionString: string, folder: string): Promise<string[]> {
  return withClient(connectionString, async (client) => (await loadPending(client, folder)).map(({ name }) => name));
}

/** Lets a role read and write the rows of some schemas, and nothing else: it can change no table and no applied migration. */
export async function grantServing(connectionString: string, role: string, schemas: readonly string[]): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const all = schemas.map((schema) => pg.escapeIdentifier(schema)).join(', ');
  await withClient(connectionString, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`grant usage on schema ${all} to ${name}`);
    await client.query(`grant select, insert, update, delete on all tables in schema ${all} to ${name}`);
    await client.query(`grant usage, select on all sequences in schema ${all} to ${name}`);
    await client.query(`grant execute on all functions in schema ${all} to ${name}`);
    await client.query(`revoke insert, update, delete on ${TABLE} from ${name}`);
  });
}

/** The role of a connection. */
export async function findRole(connectionString: string): Promise<string> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    return rows[0]?.role ?? '';
  });
}

async function loadPending(client: pg.Client, folder: string): Promise<Migration[]> {
  const applied = await loadApplied(client);
  const names = (await fs.readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const unknown = [...applied.keys()].filter((name) => !names.includes(name)).toSorted();
  if (unknown.length > 0) throw new StartError(describeNewer(unknown));
  const pending: Migration[] = [];
  for (const name of names) {
    const sql = await fs.readFile(path.join(folder, name), 'utf8');
    const checksum = createHash('sha256').update(sql).digest('hex');
    const appliedChecksum = applied.get(name);
    if (appliedChecksum === undefined) pending.push({ name, sql, checksum });
    else if (appliedChecksum !== checksum)
      throw new Error(`migration ${name} was changed after it had been applied; write a new one instead`);
  }
  return pending;
}

async function loadApplied(client: pg.Client): Promise<Map<string, string>> {
  const found = await client.query('select from pg_class where oid = to_regclass($1)', [TABLE]);
  if (found.rowCount === 0) return new Map();
  const { rows } = await client.query<{ name: string; checksum: string }>(`select name, checksum from ${TABLE}`);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

const describeNewer = (unknown: readonly string[]) =>
  `A newer version of Pathlight has changed this database (${unknown.join(', ')}), and this version might damage it: ` +
  `start the newer version, or restore a backup from before the change.`;

async function applyOne(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    // Requests wait behind this lock, and end after five seconds: they must still be answered when it is given up.
    await client.query("set local lock_timeout = '3s'");
    await client.query(sql);
    await client.query(`insert into ${TABLE} (name, checksum) values ($1, $2)`, [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
