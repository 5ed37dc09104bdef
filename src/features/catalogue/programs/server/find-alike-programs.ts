import { sql } from 'kysely';
import { currentSkillId, skillCatalogue, storedSkillIds } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { compareCourses, type ComparedCourse } from './engine/compare-courses.ts';
import type { StoredProgram } from './find-programs.ts';

/** Limits the programs that are compared: those that teach one of the skills, and those of the same subject. */
const LIMITS = { skills: 200, subject: 100 };

/** The ids of the programs that are alike, most alike first, by `compareCourses`. */
export async function findAlikePrograms(ctx: Context, program: StoredProgram, limit: number): Promise<string[]> {
  const { taxonomy } = await skillCatalogue();
  const skillIds = program.skill_ids.flatMap((id) => storedSkillIds(taxonomy, id));
  // A negative worth marks entries for a whole site instead of one course.
  const { rows } = await sql<ComparedCourse>`
    select id, title, category, level, language, program_type as "programType", skill_ids as "skillIds" from programs
    where id <> ${program.id} and not retired and id in (
      (select id from programs where skill_ids && ${skillIds}::text[] and worth > 0 order by worth desc, id limit ${LIMITS.skills})
      union
      (select id from programs where category = ${program.category} and worth > 0 order by worth desc, id limit ${LIMITS.subject}))`.execute(
    ctx.db,
  );
  const current = (ids: readonly string[]) => [...new Set(ids.map((id) => currentSkillId(taxonomy, id)))];
  const course = { ...program, programType: program.program_type, skillIds: current(program.skill_ids) };
  const others = rows.map((row) => ({ ...row, skillIds: current(row.skillIds) }));
  return others
    .flatMap((other) => {
      const score = compareCourses(course, other, taxonomy);
      return score === null ? [] : [{ id: other.id, score }];
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id }) => id);
}
