import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { ownedBy } from './find-personal-rows.ts';
import type { PersonalTable } from './personal-data.ts';

/**
 * Deletes the rows of a table that belong to a member, unless they are deleted with their parents'; of rows that stay, empties
 * the columns with what only the member's own account needs.
 */
export async function erasePersonalRows(
  ctx: Context,
  tables: readonly PersonalTable[],
  entry: PersonalTable,
  userId: string,
): Promise<void> {
  const { table, owner, deletion, emptied = {} } = entry;
  const isDeletedWithParent = 'parent' in owner && tables.find((parent) => parent.table === owner.parent)?.deletion === 'erase';
  if (deletion === 'erase' && !isDeletedWithParent)
    await sql`delete from ${sql.table(table)} where ${ownedBy(tables, entry, userId)}`.execute(ctx.db);
  for (const [column, value] of Object.entries(emptied))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${ownedBy(tables, entry, userId)}`.execute(
      ctx.db,
    );
}
