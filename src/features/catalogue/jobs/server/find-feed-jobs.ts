/**
 * Candidates of the job feed: the newest of each preferred field, the newest overall, and jobs similar to those the viewer
 * used.
 */
import { dismissalRows } from '#features/base/ranking/server/index.ts';
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { isOpen, today } from './select-jobs.ts';

const LIMITS = { families: 6, ofFamily: 40, newest: 120, skills: 12 };

export type FeedJob = { id: string; title: string; family: string; companyId: string; ageDays: number; skills: string[] };

type Wanted = { families: readonly string[]; alike: readonly string[]; skills: readonly { id: string; name: string }[] };

/**
 * At most 6 × 40 + 120 + 100 distinct open jobs; each part reads the start of an index, so that the cost does not grow with
 * the number of jobs. Jobs that the viewer applied for, saved or dismissed are excluded.
 */
export async function findFeedJobs(ctx: Context, { families, alike, skills }: Wanted): Promise<FeedJob[]> {
  const fits = sql`${isOpen(today(ctx))} and ${notTouched(ctx)}`;
  const newest = sql`order by jobs.posted_on desc, jobs.id desc`;
  const { rows } = await sql<Omit<FeedJob, 'skills'> & { skills: string[] | null }>`
    with found as (
      select ofField.id from unnest(${families.slice(0, LIMITS.families)}::text[]) as field(name)
      cross join lateral (
        select jobs.id from jobs where jobs.family = field.name and ${fits} ${newest} limit ${sql.lit(LIMITS.ofFamily)}) as ofField
      union
      (select jobs.id from jobs where ${fits} ${newest} limit ${sql.lit(LIMITS.newest)})
      union
      select jobs.id from jobs where jobs.id = any(${[...alike]}::uuid[]) and ${fits}
    ), skill as (
      select wanted.id, phraseto_tsquery('english', wanted.name) as query
      from unnest(${skills.slice(0, LIMITS.skills).map(({ id }) => id)}::text[], ${skills.slice(0, LIMITS.skills).map(({ name }) => name)}::text[]) as wanted(id, name)
    )
    select jobs.id, jobs.title, jobs.family, jobs.company_id as "companyId", (${today(ctx)}::date - jobs.posted_on) as "ageDays",
      (select array_agg(skill.id) from skill where jobs.search @@ skill.query) as skills
    from found join jobs on jobs.id = found.id`.execute(ctx.db);
  return rows.map((row) => ({ ...row, skills: row.skills ?? [] }));
}

const notTouched = (ctx: Context) =>
  ctx.viewer
    ? sql`not exists (select from job_applications as mine where mine.user_id = ${ctx.viewer.id} and mine.job_id = jobs.id)
        and not exists (select from saved_jobs as kept where kept.user_id = ${ctx.viewer.id} and kept.job_id = jobs.id)
        and not exists (select from ${dismissalRows(ctx)} as less
          where less.user_id = ${ctx.viewer.id} and less.item_type = 'job' and less.item_id = jobs.id::text)`
    : sql`true`;
