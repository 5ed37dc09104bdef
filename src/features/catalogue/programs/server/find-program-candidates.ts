import { sql, type SqlBool } from 'kysely';
import { currentSkillId, skillCatalogue, storedSkillIds } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** Finds programs that teach any of the skills, sorted by how many they teach, with the fields that a ranking needs. */
export const findProgramCandidates = async (ctx: Context, skillIds: readonly string[], limit: number) => {
  if (skillIds.length === 0) return [];
  const { taxonomy } = await skillCatalogue();
  const skills = sql`${skillIds.flatMap((id) => storedSkillIds(taxonomy, id))}::text[]`;
  const rows = await ctx.db
    .selectFrom('programs')
    .select(['id', 'skill_ids', 'level', 'hours', 'cost', 'mode', 'program_type', 'worth'])
    .where('retired', '=', false)
    // A negative worth marks entries for a whole site instead of one course.
    .where('worth', '>', 0)
    .where(sql<SqlBool>`skill_ids && ${skills}`)
    .orderBy(sql`cardinality(array(select unnest(skill_ids) intersect select unnest(${skills})))`, 'desc')
    .orderBy('worth', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ skill_ids, program_type, hours, ...row }) => ({
    ...row,
    skillIds: [...new Set(skill_ids.map((id) => currentSkillId(taxonomy, id)))],
    programType: program_type,
    hours: Number(hours),
  }));
};

/** The number of programs that teach each skill; skills without any are omitted. */
export async function countProgramsTeaching(ctx: Context, skillIds: readonly string[]): Promise<Map<string, number>> {
  if (skillIds.length === 0) return new Map();
  const { taxonomy } = await skillCatalogue();
  const pairs = skillIds.flatMap((skill) => storedSkillIds(taxonomy, skill).map((stored) => ({ skill, stored })));
  const { rows } = await sql<{ skill: string; count: number }>`
    select skill, count(distinct programs.id)::int as count
    from unnest(${pairs.map(({ skill }) => skill)}::text[], ${pairs.map(({ stored }) => stored)}::text[]) as pair (skill, stored)
    join programs on programs.skill_ids @> array[stored] and not programs.retired and programs.worth > 0
    group by skill`.execute(ctx.db);
  return new Map(rows.map(({ skill, count }) => [skill, count]));
}
