import { dismissalRows } from '#features/base/ranking/server/index.ts';
import { reactionRows } from '#features/base/reactions/server/index.ts';
import { sql } from 'kysely';
import { currentSkillId, skillCatalogue, storedSkillIds } from '#features/base/skills/server/index.ts';
import { PREPARED } from '#platform/db/prepared.ts';
import type { Context } from '#platform/http/context.ts';

const LIMITS = { families: 6, perFamily: 40, bySkill: 100, overall: 80 };

export type FeedProgram = {
  id: string;
  title: string;
  skillIds: string[];
  category: string;
  level: 'beginner' | 'intermediate' | 'advanced';
  programType: string;
  provider: string;
  quality: number;
};

/**
 * A bounded number of distinct candidates for the feed: programs that teach wanted skills, the highest ranked of each field
 * and overall, and those similar to the viewer's history. Liked and dismissed programs are excluded.
 */
export async function findFeedPrograms(
  ctx: Context,
  { skills, families, similarIds }: { skills: readonly string[]; families: readonly string[]; similarIds: readonly string[] },
): Promise<FeedProgram[]> {
  const { taxonomy } = await skillCatalogue();
  const skillIds = skills.flatMap((id) => storedSkillIds(taxonomy, id));
  // A negative worth marks entries for a whole site instead of one course.
  const isEligible = sql`not programs.retired and programs.worth > 0 and ${isNewToViewer(ctx)}`;
  const byWorth = sql`order by programs.worth desc, programs.id`;
  const { rows } = await sql<FeedProgram>`
    with candidates as (
      (select id from programs where skill_ids && ${skillIds}::text[] and ${isEligible} ${byWorth} limit ${sql.lit(LIMITS.bySkill)})
      union
      select of_field.id from unnest(${families.slice(0, LIMITS.families)}::text[]) as field(name)
      cross join lateral (
        select id from programs where families @> array[field.name] and ${isEligible} ${byWorth} limit ${sql.lit(LIMITS.perFamily)}) as of_field
      union
      (select id from programs where ${isEligible} ${byWorth} limit ${sql.lit(LIMITS.overall)})
      union
      select id from programs where id = any(${[...similarIds]}::text[]) and ${isEligible}
    )
    select programs.id, title, skill_ids as "skillIds", category, level, program_type as "programType", provider,
      worth::float8 as quality
    from candidates join programs on programs.id = candidates.id ${PREPARED}`.execute(ctx.db);
  return rows.map((row) => ({ ...row, skillIds: [...new Set(row.skillIds.map((id) => currentSkillId(taxonomy, id)))] }));
}

const isNewToViewer = (ctx: Context) =>
  ctx.viewer
    ? sql`not exists (select from ${reactionRows(ctx)} as likes where likes.object_type = 'program' and likes.object_id = programs.id
          and likes.verb = 'like' and likes.user_id = ${ctx.viewer.id})
        and not exists (select from ${dismissalRows(ctx)} as dismissals
          where dismissals.user_id = ${ctx.viewer.id} and dismissals.item_type = 'program' and dismissals.item_id = programs.id)`
    : sql`true`;
