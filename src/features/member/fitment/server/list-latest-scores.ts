import { sql } from 'kysely';
import { companyRows, jobEntryRows, jobRows } from '#features/catalogue/jobs/server/index.ts';
import { ownAdRows } from '#features/base/own-ads/server/index.ts';
import { PREPARED } from '#platform/db/prepared.ts';
import type { Context } from '#platform/http/context.ts';
import type { Band } from './engine/report-types.ts';

type LatestScore = {
  application_id: string;
  title: string;
  organisation: string;
  band: Band;
  /** Null until the report is open. */
  score: number | null;
  at: Date;
};

/** A member's scores that have a band, newest first, and how many there are. Checks no permission. */
export async function listLatestScores(ctx: Context, userId: string, max: number) {
  const { rows } = await sql<LatestScore & { count: number }>`
    select f.job_application_id as application_id, coalesce(jobs.title, ads.title) as title,
      coalesce(companies.name, ads.company_name) as organisation, latest.band,
      case when f.unlocked_at is not null then latest.score end as score, latest.created_at as at, count(*) over ()::int as count
    from fitment_scores as f
    cross join lateral (
      select band, score, created_at from fitment_reports where fitment_score_id = f.id order by sequence desc limit 1
    ) as latest
    join ${jobEntryRows(ctx)} as entry on entry.id = f.job_application_id
    left join ${jobRows(ctx)} as jobs on jobs.id = entry.job_id
    left join ${companyRows(ctx)} as companies on companies.id = jobs.company_id
    left join ${ownAdRows(ctx)} as ads on ads.id = entry.own_ad_id
    where f.user_id = ${userId} and latest.band is not null
    order by latest.created_at desc, f.id limit ${max} ${PREPARED}`.execute(ctx.db);
  const scores = rows.map(({ application_id, title, organisation, band, score, at }) => ({
    application_id,
    title,
    organisation,
    band,
    score,
    at: at.toISOString(),
  }));
  return { count: rows[0]?.count ?? 0, scores };
}
