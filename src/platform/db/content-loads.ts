/**
 * Loads the parts of the catalogue; a part is loaded again only when its files change. Reference parts are true for every
 * operator; demo parts are invented, or stand in the operator's name, and are never loaded in production or once removed.
 */
import type { Rows } from './db.ts';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';

/** The first key of the advisory locks; the second is the hash of the part's name. */
const LOCK = 7_201_965;

/** The loaded parts, with the hash of their files. */
type CatalogueLoadsTable = Rows['catalogue_loads'];

declare module './db.ts' {
  interface Tables {
    catalogue_loads: CatalogueLoadsTable;
  }
}

/** The name of the row that says that an operator has removed the demo. */
const REMOVED = 'demo-removed';

/** The contents of a JSON file, or of all JSON files in a folder, by name; empty if there are none. */
export async function readContentFiles(location: string): Promise<{ name: string; text: string }[]> {
  const stats = await fs.stat(location).catch(() => null);
  if (!stats) return [];
  if (stats.isFile()) return [{ name: path.basename(location), text: await fs.readFile(location, 'utf8') }];
  const names = (await fs.readdir(location)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(names.map(async (name) => ({ name, text: await fs.readFile(path.join(location, name), 'utf8') })));
}

type Part = { name: string; kind: 'reference' | 'demo'; texts: readonly string[]; today: string };

/** Whether this installation shows the demo: never in production, and no longer once it was removed. */
export async function showsDemo(ctx: Context): Promise<boolean> {
  if (ctx.config.production) return false;
  return (await ctx.db.selectFrom('catalogue_loads').select('name').where('name', '=', REMOVED).executeTakeFirst()) === undefined;
}

/** Whether the database holds any part of the demo. */
export async function hasDemo(ctx: Context): Promise<boolean> {
  return (await ctx.db.selectFrom('catalogue_loads').select('name').where('demo', '=', true).executeTakeFirst()) !== undefined;
}

/** No further start loads the demo. */
export async function endDemo(ctx: Context): Promise<void> {
  await ctx.db
    .insertInto('catalogue_loads')
    .values({ name: REMOVED, hash: '', first_loaded_on: calendarDay(ctx.clock.now()), loaded_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Called when everything that the demo brought is gone. */
export async function clearDemoParts(ctx: Context): Promise<void> {
  await ctx.db.deleteFrom('catalogue_loads').where('demo', '=', true).execute();
}

/**
 * Runs `load` in one transaction when the contents differ from those loaded last; returns whether it ran. `firstDay` is the
 * calendar day on which this part was first loaded: relative days in the catalogue count from it.
 */
export async function loadIfChanged(
  ctx: Context,
  part: Part,
  load: (ctx: Context, firstDay: string) => Promise<void>,
): Promise<boolean> {
  const hash = createHash('sha256').update(part.texts.join('\0')).digest('hex');
  return ctx.inTransaction(async (trx) => {
    // An empty database has no row to lock, and two processes may start at the same time.
    await sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${part.name}))`.execute(trx.db);
    const previous = await trx.db
      .selectFrom('catalogue_loads')
      .select(['hash', 'first_loaded_on'])
      .where('name', '=', part.name)
      .executeTakeFirst();
    if (previous?.hash === hash || (part.kind === 'demo' && !(await showsDemo(trx)))) return false;
    await load(trx, previous?.first_loaded_on ?? part.today);
    const now = trx.clock.now();
    await trx.db
      .insertInto('catalogue_loads')
      .values({ name: part.name, demo: part.kind === 'demo', hash, first_loaded_on: part.today, loaded_at: now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash, loaded_at: now }))
      .execute();
    return true;
  });
}

/** Whether nothing of the catalogue has been loaded yet. */
export async function isCatalogueEmpty(ctx: Context): Promise<boolean> {
  return (await ctx.db.selectFrom('catalogue_loads').select('name').limit(1).executeTakeFirst()) === undefined;
}

/** The entries of content files, each a JSON list. Throws with the file's name when its entries do not match the schema. */
export function parseContent<T>(schema: z.ZodType<T[]>, files: readonly { name: string; text: string }[]): T[] {
  return files.flatMap(({ name, text }) => {
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success) throw new Error(`${name} is invalid: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
}
