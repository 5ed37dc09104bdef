import { sql, type RawBuilder } from 'kysely';
import type { Tables } from '#platform/db/db.ts';
import type { Context } from '#platform/http/context.ts';

/** A column with the key of a stored file, or with a JSON list of objects that have it as their `key`. */
export type FileReference = {
  table: keyof Tables & string;
  column: string;
  isList?: true;
  /** Where a member stores the file, for their quota. */
  owner?: FileOwner;
};
export type FileOwner = {
  /** The column with the member, of the table itself or of the one that it belongs to. */
  member: string;
  through?: { table: keyof Tables & string; by: string };
  /** The column with the size of the file. */
  bytes: string;
  /** A column that is set once the member has removed the row. */
  removed?: string;
};

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'files.remove': { keys: string[] };
    'files.sweep': Record<string, never>;
  }
}

/** Longer than any transaction that stores a file. With the time between two sweeps it is less than a day. */
const MIN_AGE_MS = 12 * 60 * 60_000;
/** Longer than any transaction that copies a key from a row that it, or another one, deletes. */
const SECOND_LOOK_SECONDS = 600;
const BATCH_SIZE = 500;
/** So many files without a row are left by crashes; many more are a sign of the wrong store or database. */
const MAX_UNREFERENCED = 100;
const MAX_UNREFERENCED_SHARE = 0.1;

/** Removes files unless a row refers to them: several rows may share one file. A missing file is no error. */
export async function removeFiles(ctx: Context, { keys }: { keys: string[] }): Promise<void> {
  for (const key of await findUnreferenced(ctx, keys)) await ctx.files.remove(key);
}

/**
 * Queues the removal of every file that is older than half a day and that no row refers to: what a crash left between storing a
 * file and the commit. Removes nothing, and says so, where that would be a large part of all files.
 */
export async function sweepFiles(ctx: Context): Promise<void> {
  const latest = ctx.clock.now().getTime() - MIN_AGE_MS;
  const unreferenced: string[] = [];
  let old: string[] = [];
  let files = 0;
  const look = async () => {
    unreferenced.push(...(await findUnreferenced(ctx, old)));
    old = [];
  };
  for await (const { key, storedAt } of ctx.files.list()) {
    files += 1;
    if (storedAt.getTime() < latest) old.push(key);
    if (old.length === BATCH_SIZE) await look();
  }
  await look();
  if (unreferenced.length === 0) return;
  const found = { files, unreferenced: unreferenced.length };
  if (unreferenced.length > Math.max(MAX_UNREFERENCED, files * MAX_UNREFERENCED_SHARE))
    return ctx.log.error(found, 'too many files have no row: none is removed, check that store and database belong together');
  ctx.log.info(found, 'files that no row refers to are removed');
  for (let start = 0; start < unreferenced.length; start += BATCH_SIZE)
    await ctx.enqueue(
      'files.remove',
      { keys: unreferenced.slice(start, start + BATCH_SIZE) },
      { startAfterSeconds: SECOND_LOOK_SECONDS },
    );
}

/** One statement, so that a key which moves from one table to another meanwhile is seen in one of them. */
async function findUnreferenced(ctx: Context, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const conditions = ctx.fileReferences.map(refersToKey);
  const { rows } = await sql<{ key: string }>`
    select file.key from unnest(${keys}::text[]) as file (key) where not (${sql.join(conditions, sql` or `)})`.execute(ctx.db);
  return rows.map(({ key }) => key);
}

const refersToKey = ({ table, column, isList }: FileReference): RawBuilder<unknown> =>
  isList
    ? sql`exists (select from ${sql.table(table)} as t where t.${sql.ref(column)} @> jsonb_build_array(jsonb_build_object('key', file.key)))`
    : sql`exists (select from ${sql.table(table)} as t where t.${sql.ref(column)} = file.key)`;
