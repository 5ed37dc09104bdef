import { sql, type SqlBool } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** Finds programs that teach any of the skills, sorted by how many they teach, with the fields that a ranking needs. */
export const findProgramCandidates = async (ctx: Context, skillIds: readonly string[], limit: number) => {
  if (skillIds.length === 0) return [];
  const skills = sql`${[...skillIds]}::text[]`;
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
    skillIds: skill_ids,
    programType: program_type,
    hours: Number(hours),
  }));
};

/** The number of programs that teach each skill; skills without any are omitted. */
export async function countProgramsTeaching(ctx: Context, skillIds: readonly string[]): Promise<Map<string, number>> {
  if (skillIds.length === 0) return new Map();
  const { rows } = await sql<{ skill: string; count: number }>`
    select skill, count(programs.id)::int as count
    from unnest(${[...skillIds]}::text[]) as skill
    join programs on programs.skill_ids @> array[skill] and not programs.retired and programs.worth > 0
    group by skill`.execute(ctx.db);
  return new Map(rows.map(({ skill, count }) => [skill, count]));
}
