/** Applies the hand-written SQL of `migrations/` in order, once each, one process at a time. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** Key of the advisory lock. */
const MIGRATION_LOCK = 7_201_964;

/** Applies pending migrations; returns their names. Throws when an applied file was changed afterwards. */
export async function migrate(connectionString: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const rows = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations');
    const applied = new Map(rows.rows.map((row) => [row.name, row.checksum]));
    const newlyApplied: string[] = [];
    for (const name of (await fs.readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()) {
      const sql = await fs.readFile(path.join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      const appliedChecksum = applied.get(name);
      if (appliedChecksum === checksum) continue;
      if (appliedChecksum) throw new Error(`migration ${name} was changed after it had been applied; write a new one instead`);
      await applyOne(client, name, sql, checksum);
      newlyApplied.push(name);
    }
    return newlyApplied;
  } finally {
    await client.end();
  }
}

async function applyOne(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  try {
    await client.query('begin');
    await client.query("set local lock_timeout = '5s'");
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
