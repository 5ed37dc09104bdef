/**
 * Candidates of the job feed: the newest jobs of each preferred field, the newest of all fields, those that fit the viewer best by
 * an estimate, and jobs similar to those that the viewer recently interacted with.
 */
import { dismissalRows } from '#features/base/ranking/server/index.ts';
import { sql } from 'kysely';
import { PREPARED } from '#platform/db/prepared.ts';
import type { Context } from '#platform/http/context.ts';
import type { JobToRank } from './engine/rank-jobs.ts';
import { isOpen, today } from './select-jobs.ts';

const LIMITS = { families: 6, perFamily: 40, newest: 120, matches: 120 };

export type FeedJob = Omit<JobToRank, 'judged' | 'similarity'> & { title: string };

type CandidateQuery = { families: readonly string[]; matchIds: readonly string[]; similarIds: readonly string[] };

/**
 * Returns at most 6 × 40 + 2 × 120 jobs and the similar ones, all open and distinct. The newest jobs are read from the start of
 * an index, so that the cost does not grow with the number of jobs. Jobs that the viewer applied for, saved or dismissed are
 * excluded.
 */
export async function findFeedJobs(ctx: Context, { families, matchIds, similarIds }: CandidateQuery): Promise<FeedJob[]> {
  const isEligible = sql`${isOpen(today(ctx))} and ${isNewToViewer(ctx)}`;
  const newest = sql`order by jobs.posted_on desc, jobs.id desc`;
  const known = [...matchIds.slice(0, LIMITS.matches), ...similarIds];
  const { rows } = await sql<FeedJob>`
    with candidates as (
      select of_field.id from unnest(${families.slice(0, LIMITS.families)}::text[]) as field(name)
      cross join lateral (
        select jobs.id from jobs where jobs.family = field.name and ${isEligible} ${newest} limit ${sql.lit(LIMITS.perFamily)}) as of_field
      union
      (select jobs.id from jobs where ${isEligible} ${newest} limit ${sql.lit(LIMITS.newest)})
      union
      select jobs.id from jobs where jobs.id = any(${known}::uuid[]) and ${isEligible}
    )
    select jobs.id, jobs.title, jobs.family, jobs.company_id as "companyId", (${today(ctx)}::date - jobs.posted_on) as "ageDays",
      jobs.experience_min as "minYears", jobs.experience_max as "maxYears",
      jobs.role_type in ('Apprenticeship', 'Internship') as "isForBeginners"
    from candidates join jobs on jobs.id = candidates.id ${PREPARED}`.execute(ctx.db);
  return rows;
}

const isNewToViewer = (ctx: Context) =>
  ctx.viewer
    ? sql`not exists (select from job_applications as applied where applied.user_id = ${ctx.viewer.id} and applied.job_id = jobs.id and applied.status <> 'considering')
        and not exists (select from saved_jobs as saved where saved.user_id = ${ctx.viewer.id} and saved.job_id = jobs.id)
        and not exists (select from ${dismissalRows(ctx)} as dismissals
          where dismissals.user_id = ${ctx.viewer.id} and dismissals.item_type = 'job' and dismissals.item_id = jobs.id::text)`
    : sql`true`;
