import { sql, type Selectable, type SqlBool } from 'kysely';
import { resolveSkill, skillCatalogue, storedSkillIds } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { presentPrograms, selectPrograms } from './select-programs.ts';
import type { ProgramsTable } from './tables.ts';

export type StoredProgram = Selectable<ProgramsTable>;

/**
 * Returns a program by id or by code, or throws 404 if it is missing or retired; for a merged duplicate the program that it was
 * merged into.
 */
export async function getStoredProgram(ctx: Context, key: { id: string } | { code: string }): Promise<StoredProgram> {
  const row = await ctx.db
    .selectFrom('programs')
    .selectAll()
    .where(
      'id',
      '=',
      sql<string>`(select coalesce(merged_into, id) from programs
      where ${'id' in key ? sql`id = ${key.id}` : sql`code = ${key.code}`})`,
    )
    .where('retired', '=', false)
    .executeTakeFirst();
  if (!row) throw notFound('program');
  return row;
}

/** Presents programs by id for lists, in the order of the ids; missing and retired ones are omitted. */
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

/** Finds programs that teach any of the skills, the highest ranked first. */
export async function findProgramsTeaching(ctx: Context, skillIds: readonly string[], limit: number) {
  if (skillIds.length === 0) return [];
  const { taxonomy } = await skillCatalogue();
  const ids = skillIds.flatMap((id) => storedSkillIds(taxonomy, id));
  const rows = await selectPrograms(ctx)
    .where(sql<SqlBool>`programs.skill_ids && ${ids}::text[]`)
    .orderBy('programs.worth', 'desc')
    .orderBy('programs.id')
    .limit(limit)
    .execute();
  return presentPrograms(ctx, rows);
}

/** Finds programs that teach a skill with one of these names or ids, the highest ranked first. */
export async function findProgramsForSkillNames(ctx: Context, names: readonly string[], limit: number) {
  const { taxonomy } = await skillCatalogue();
  const skillIds = names.flatMap((name) => (taxonomy.byId.has(name) ? name : (resolveSkill(taxonomy, name)?.skillId ?? [])));
  return findProgramsTeaching(ctx, [...new Set(skillIds)], limit);
}
