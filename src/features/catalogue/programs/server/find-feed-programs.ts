import { dismissalRows } from '#features/base/ranking/server/index.ts';
import { reactionRows } from '#features/base/reactions/server/index.ts';
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

const LIMITS = { families: 6, ofFamily: 40, ofSkills: 100, worthiest: 80 };

export type FeedProgram = { id: string; title: string; skillIds: string[]; families: string[]; provider: string; worth: number };

/**
 * A bounded number of distinct candidates for the feed: programs that teach wanted skills, the highest ranked of each field
 * and overall, and those similar to the viewer's history. Liked and dismissed programs are excluded.
 */
export async function findFeedPrograms(
  ctx: Context,
  { skills, families, alike }: { skills: readonly string[]; families: readonly string[]; alike: readonly string[] },
): Promise<FeedProgram[]> {
  // Below nothing are whole sites rather than courses.
  const fits = sql`not programs.retired and programs.worth > 0 and ${notTouched(ctx)}`;
  const worthiest = sql`order by programs.worth desc, programs.id`;
  const { rows } = await sql<FeedProgram>`
    with found as (
      (select id from programs where skill_ids && ${[...skills]}::text[] and ${fits} ${worthiest} limit ${sql.lit(LIMITS.ofSkills)})
      union
      select ofField.id from unnest(${families.slice(0, LIMITS.families)}::text[]) as field(name)
      cross join lateral (
        select id from programs where families @> array[field.name] and ${fits} ${worthiest} limit ${sql.lit(LIMITS.ofFamily)}) as ofField
      union
      (select id from programs where ${fits} ${worthiest} limit ${sql.lit(LIMITS.worthiest)})
      union
      select id from programs where id = any(${[...alike]}::text[]) and ${fits}
    )
    select programs.id, title, skill_ids as "skillIds", families, provider, worth::float8 as worth
    from found join programs on programs.id = found.id`.execute(ctx.db);
  return rows;
}

const notTouched = (ctx: Context) =>
  ctx.viewer
    ? sql`not exists (select from ${reactionRows(ctx)} as mine where mine.object_type = 'program' and mine.object_id = programs.id
          and mine.verb = 'like' and mine.user_id = ${ctx.viewer.id})
        and not exists (select from ${dismissalRows(ctx)} as less
          where less.user_id = ${ctx.viewer.id} and less.item_type = 'program' and less.item_id = programs.id)`
    : sql`true`;
