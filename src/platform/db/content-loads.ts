/** Loading the demo catalogue: each part once, and again only when its files changed. */
import type { Rows } from './db.ts';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** Keeps these locks apart from other advisory locks. */
const LOCK = 7_201_965;

/** Which parts are in the tables, by the hash of their files. */
type CatalogueLoadsTable = Rows['catalogue_loads'];

declare module './db.ts' {
  interface Tables {
    catalogue_loads: CatalogueLoadsTable;
  }
}

/** The texts of a JSON file, or of all JSON files of a folder, by name; none when there is nothing. */
export async function readContent(at: string): Promise<{ name: string; text: string }[]> {
  const found = await fs.stat(at).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [{ name: path.basename(at), text: await fs.readFile(at, 'utf8') }];
  const names = (await fs.readdir(at)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(names.map(async (name) => ({ name, text: await fs.readFile(path.join(at, name), 'utf8') })));
}

/**
 * Runs `load` in one transaction when the texts are not those loaded last; answers whether it did.
 * `firstDay` is the calendar day of the very first load: days of the catalogue count from it.
 */
export async function loadWhenChanged(
  ctx: Context,
  part: { name: string; texts: readonly string[]; today: string },
  load: (ctx: Context, firstDay: string) => Promise<void>,
): Promise<boolean> {
  const hash = createHash('sha256').update(part.texts.join('\0')).digest('hex');
  return ctx.inTransaction(async (trx) => {
    // On an empty database there is no row to lock yet, and two processes may start at once.
    await sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${part.name}))`.execute(trx.db);
    const before = await trx.db
      .selectFrom('catalogue_loads')
      .select(['hash', 'first_loaded_on'])
      .where('name', '=', part.name)
      .executeTakeFirst();
    if (before?.hash === hash) return false;
    await load(trx, before?.first_loaded_on ?? part.today);
    const now = trx.clock.now();
    await trx.db
      .insertInto('catalogue_loads')
      .values({ name: part.name, hash, first_loaded_on: part.today, loaded_at: now })
      .onConflict((known) => known.column('name').doUpdateSet({ hash, loaded_at: now }))
      .execute();
    return true;
  });
}
