import { sql } from 'kysely';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/http.ts';
import { isOpen, jobCard, selectJobs, today } from './select-jobs.ts';

/** Jobs for the viewer: fields they applied in or saved from come first, the newest first within. What they applied for is left out. */
export const listFeed: UseCase<'GET /api/jobs/user_feed'> = async (ctx, { query }) => {
  const families = await familiesOf(ctx);
  const weight = sql<number>`coalesce((${JSON.stringify(families)}::jsonb ->> jobs.family)::int, 0)`;
  const candidates = selectJobs(ctx)
    .where(isOpen(today(ctx)))
    .where('mine.id', 'is', null);
  const { total } = await candidates
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await candidates
    .orderBy(weight, 'desc')
    .orderBy('jobs.posted_on', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  const known = Object.keys(families).length > 0;
  return {
    data: rows.map(jobCard),
    meta: pageMeta(query.page, query.per_page, total),
    algorithm: known ? 'fields-of-interest-1' : 'newest-1',
    bucket: ctx.viewer ? (known ? 'member-with-history' : 'member-without-history') : 'visitor',
  };
};

/** How often each field occurs among the viewer's applications (counted twice) and saved jobs. */
async function familiesOf(ctx: Context): Promise<Record<string, number>> {
  if (!ctx.viewer) return {};
  const { rows } = await sql<{ family: string; weight: number }>`
    select jobs.family, sum(seen.weight)::int as weight
    from (select job_id, 2 as weight from job_applications where user_id = ${ctx.viewer.id}
          union all select job_id, 1 from saved_jobs where user_id = ${ctx.viewer.id}) as seen
    join jobs on jobs.id = seen.job_id where jobs.family <> '' group by jobs.family`.execute(ctx.db);
  return Object.fromEntries(rows.map(({ family, weight }) => [family, weight]));
}
