import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { PersonalData, PersonalTable } from './personal-data.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'files.remove': { keys: string[] };
  }
}

/** Removes files unless a row still refers to them: several rows may share one file. A missing file is no error. */
export const removeFiles =
  ({ tables }: Pick<PersonalData, 'tables'>) =>
  async (ctx: Context, { keys }: { keys: string[] }): Promise<void> => {
    for (const key of keys) if (!(await isReferenced(ctx, tables, key))) await ctx.files.remove(key);
  };

async function isReferenced(ctx: Context, tables: readonly PersonalTable[], key: string): Promise<boolean> {
  for (const { table, file } of tables) {
    if (!file) continue;
    const found = await sql`select 1 from ${sql.table(table)} where ${sql.ref(file.key)} = ${key} limit 1`.execute(ctx.db);
    if (found.rows.length > 0) return true;
  }
  return false;
}
