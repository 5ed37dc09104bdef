/** Copies all rows of one database into another one of the same schema, by way of files that both servers reach. */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { withClient } from '../with-client.ts';
import { BackupError } from './manifest.ts';

type Copy = { from: pg.Client; into: pg.Client; folder: string };
type Table = { name: string; columns: string };
export type Copied = { tables: number; rows: number };

const IS_OURS = `n.nspname not in ('information_schema') and n.nspname !~ '^pg_'`;
const NAME = `format('%I.%I', n.nspname, c.relname)`;

/**
 * `folder` can be written by both servers. The target has nothing but its schema, or what migrations wrote, which is replaced.
 * Throws a `BackupError` when a table or a sequence differs afterwards; then the target is as it was.
 */
export async function copyDatabase(source: string, target: string, folder: string): Promise<Copied> {
  return withClient(source, (from) =>
    withClient(target, async (into) => {
      // Every table as of the same moment, whatever else connects.
      await from.query('begin isolation level repeatable read, read only');
      await into.query('begin');
      const copied = await copyRows({ from, into, folder });
      await into.query('commit');
      await into.query('analyze');
      return copied;
    }),
  );
}

async function copyRows({ from, into, folder }: Copy): Promise<Copied> {
  // Neither triggers nor foreign keys: every row was checked when it was written.
  await into.query('set local session_replication_role = replica');
  const tables = await listTables(from);
  await checkTables(tables, into);
  await into.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  await makePartitions(from, into);
  const file = path.join(folder, 'rows');
  let rows = 0;
  for (const { name, columns } of tables) {
    const copied = await from.query(`copy (select ${columns} from ${name}) to ${pg.escapeLiteral(file)}`);
    await into.query(`copy ${name} (${columns}) from ${pg.escapeLiteral(file)}`);
    fs.rmSync(file);
    rows += copied.rowCount ?? 0;
  }
  await copySequences(from, into);
  for (const table of tables) await compare(table, from, into);
  return { tables: tables.length, rows };
}

/** Tables that are no partition of another one, with the columns that are stored as they were written. */
async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select ${NAME} as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where ${IS_OURS} and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1 order by 1`);
  return rows;
}

async function checkTables(tables: readonly Table[], into: pg.Client): Promise<void> {
  const known = new Set((await listTables(into)).map(({ name }) => name));
  const unknown = tables.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.length > 0) throw new BackupError(`This version of Pathlight has no table ${unknown.join(', ')}.`);
}

async function makePartitions(from: pg.Client, into: pg.Client): Promise<void> {
  const { rows } = await from.query<{ name: string; parent: string; bound: string }>(`
    select ${NAME} as name, format('%I.%I', pn.nspname, p.relname) as parent, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
    where ${IS_OURS} and c.relispartition and c.relkind = 'r'`);
  for (const { name, parent, bound } of rows)
    await into.query(`create table if not exists ${name} partition of ${parent} ${bound}`);
}

async function copySequences(from: pg.Client, into: pg.Client): Promise<void> {
  const { rows } = await from.query<{ name: string; value: string; used: boolean }>(`
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value,
      last_value is not null as used
    from pg_sequences`);
  for (const { name, value, used } of rows) await into.query('select setval($1, $2, $3)', [name, value, used]);
}

async function compare({ name, columns }: Table, from: pg.Client, into: pg.Client): Promise<void> {
  const statement = `select count(*) as rows, sum(hashtextextended(row(${columns})::text, 0)::numeric)::text as hash from ${name}`;
  const [before, after] = [await from.query(statement), await into.query(statement)].map(({ rows }) => JSON.stringify(rows));
  if (before !== after) throw new BackupError(`The copy of ${name} differs: ${before} before, ${after} after.`);
}
