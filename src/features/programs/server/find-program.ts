import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import { notFound } from '#platform/server/errors.ts';
import { presentPrograms, selectPrograms } from './select-programs.ts';
import type { ProgramsTable } from './tables.ts';

export type StoredProgram = Selectable<ProgramsTable>;

/** A program that is shown, by id or by the code of its applications; 404 otherwise. */
export async function findProgram(ctx: Context, key: { id: string } | { code: string }): Promise<StoredProgram> {
  const row = await ctx.db
    .selectFrom('programs')
    .selectAll()
    .where((eb) => ('id' in key ? eb('id', '=', key.id) : eb('code', '=', key.code)))
    .where('retired', '=', false)
    .executeTakeFirst();
  if (!row) throw notFound('Program');
  return row;
}

/** Programs by id as lists show them, in the order of the ids; those that are not shown are left out. */
export async function findPrograms(ctx: Context, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await selectPrograms(ctx)
    .where('programs.id', 'in', [...ids])
    .execute();
  return presentPrograms(
    ctx,
    ids.flatMap((id) => rows.filter((row) => row.id === id)),
  );
}

/** Programs that teach a skill, the widest first. */
export async function findProgramsTeaching(ctx: Context, skillIds: readonly string[], limit: number) {
  if (skillIds.length === 0) return [];
  const rows = await selectPrograms(ctx)
    .where(sql<SqlBool>`programs.skill_ids && ${[...skillIds]}::text[]`)
    .orderBy('programs.worth', 'desc')
    .orderBy('programs.id')
    .limit(limit)
    .execute();
  return presentPrograms(ctx, rows);
}
