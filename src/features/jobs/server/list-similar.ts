import { sql } from 'kysely';
import { findRefsNaming } from '#features/search/server/index.ts';
import { notFound } from '#platform/server/errors.ts';
import type { UseCase } from '#platform/server/http.ts';
import { isOpen, jobCard, selectJobs, today } from './select-jobs.ts';

const SHOWN = 4;
/** The newest of the same field, and those whose title shares a word; only they are compared. */
const LOOKED_AT = 200;
/** Below this a title has nothing to do with another. */
const SIMILAR_TITLE = 0.3;

/** Open jobs of the same field or with a similar title, the closest first. */
export const listSimilar: UseCase<'GET /api/jobs/{slug}/similar'> = async (ctx, { params }) => {
  const job = await ctx.db
    .selectFrom('jobs')
    .select(['id', 'title', 'family'])
    .where('slug', '=', params.slug)
    .executeTakeFirst();
  if (!job) throw notFound('Job');
  const likeness = sql<number>`similarity(jobs.title, ${job.title})`;
  const sameField = sql<boolean>`(jobs.family = ${job.family} and jobs.family <> '')`;
  const alike = await findRefsNaming(ctx, 'job', job.title.split(/[^\p{L}\p{N}]+/u), LOOKED_AT);
  const rows = await selectJobs(ctx)
    .where(
      sql<boolean>`jobs.id in (
        select unnest(${alike}::uuid[]) union
        (select id from jobs where family = ${job.family} order by posted_on desc, id desc limit ${LOOKED_AT}))`,
    )
    .where(isOpen(today(ctx)))
    .where('jobs.id', '<>', job.id)
    .where(sql<boolean>`(${sameField} or ${likeness} >= ${SIMILAR_TITLE})`)
    .orderBy(sql`${likeness} + ${sameField}::int * 0.3`, 'desc')
    .orderBy('jobs.posted_on', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(SHOWN)
    .execute();
  return { data: rows.map(jobCard), meta: { next_cursor: null } };
};
