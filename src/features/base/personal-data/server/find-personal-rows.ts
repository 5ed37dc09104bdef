import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { PersonalTable } from './personal-data.ts';

export type PersonalRow = Record<string, unknown>;

/** The rows of a table that belong to one member. */
export async function findPersonalRows(
  ctx: Context,
  tables: readonly PersonalTable[],
  entry: PersonalTable,
  userId: string,
): Promise<PersonalRow[]> {
  const { rows } = await sql<PersonalRow>`
    select * from ${sql.table(entry.table)} where ${ownedBy(tables, entry, userId)}`.execute(ctx.db);
  return rows;
}

/** The condition that a row belongs to the member, through any number of parent tables. */
export function ownedBy(tables: readonly PersonalTable[], { table, owner }: PersonalTable, userId: string): RawBuilder<boolean> {
  const column = sql.ref(`${table}.${owner.column}`);
  // Compared without a cast, so that the index is used: some of these tables are the largest.
  if (!('parent' in owner)) return sql<boolean>`${column} = ${userId}`;
  const parent = tables.find((entry) => entry.table === owner.parent);
  if (!parent) throw new Error(`${table} belongs to ${owner.parent}, which is not listed`);
  return sql<boolean>`${column}::text in (
    select ${sql.ref(`${parent.table}.${owner.key ?? 'id'}`)}::text from ${sql.table(parent.table)} where ${ownedBy(tables, parent, userId)})`;
}
