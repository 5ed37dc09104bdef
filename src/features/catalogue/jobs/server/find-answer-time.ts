import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

const PERIOD_DAYS = 180;
/** With fewer answers, a median says little. */
const MIN_ANSWERS = 10;
const DAY_MS = 86_400_000;

/**
 * How many days a company usually takes to answer an application, and from how many answers of the last half year that is
 * known: the median until the first decision of the employer, at least one day. Null with too few answers. Opening is no answer.
 */
export async function findAnswerTime(ctx: Context, companyId: string): Promise<{ days: number; answers: number } | null> {
  const from = new Date(ctx.clock.now().getTime() - PERIOD_DAYS * DAY_MS);
  const { rows } = await sql<{ days: number | null; answers: number }>`
    select percentile_cont(0.5) within group (order by extract(epoch from answer.at - a.created_at) / 86400)::float8 as days, count(*)::int as answers
    from jobs join job_applications as a on a.job_id = jobs.id and a.status <> 'considering'
    cross join lateral (
      select min(at) as at from job_application_events as event
      where event.job_application_id = a.id and event.at >= a.created_at and event.status in ('shortlisted', 'interview', 'offered', 'rejected')
    ) as answer
    where jobs.company_id = ${companyId} and answer.at >= ${from}::timestamptz`.execute(ctx.db);
  const [found] = rows;
  if (!found || found.days === null || found.answers < MIN_ANSWERS) return null;
  return { days: Math.max(1, Math.ceil(found.days)), answers: found.answers };
}
