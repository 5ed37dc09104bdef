import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { companyRows } from './relations.ts';

/**
 * The company with an address, unpublished ones included; for the address of a merged duplicate the company that it was merged
 * into.
 */
export const findCompanyBySlug = (ctx: { db: Db }, slug: string) =>
  companyRows(ctx)
    .where('id', '=', sql<string>`(select coalesce(merged_into, id) from companies where slug = ${slug})`)
    .executeTakeFirst();

/** The names that a company is known by: its own, and those of the duplicates that were merged into it. */
export async function findCompanyNames({ db }: { db: Db }, { id, name }: { id: string; name: string }): Promise<string[]> {
  const merged = await db.selectFrom('companies').select('name').where('merged_into', '=', id).execute();
  return [...new Set([name, ...merged.map((other) => other.name)])];
}
