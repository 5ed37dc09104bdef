import { sql, type SqlBool } from 'kysely';
import type { Finder } from '#features/base/saved-searches/server/index.ts';
import { invalid } from '#platform/http/errors.ts';
import { JobsQuery } from '../contract.ts';
import { jobConditions } from './job-filters.ts';
import { searchJobs } from './job-search.ts';
import { matchJobs } from './match-jobs.ts';
import { selectJobs } from './select-jobs.ts';

/** The filters that a saved search may have; several values of one are several of which any will do. */
const Kept = JobsQuery.pick({
  role_type: true,
  work_mode: true,
  location: true,
  experience: true,
  salary: true,
  company: true,
  family: true,
});

/** Open jobs that fit the filters of the job list and came after a moment. 422 for filters that it does not have. */
export const findNewJobs: Finder = async (ctx, { query, filters }, after, most) => {
  const single = Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
  const kept = Kept.strict().safeParse(single);
  if (!kept.success) throw invalid({ path: 'filters', code: 'filters-unknown' });
  const conditions = jobConditions(ctx, { ...JobsQuery.parse({}), ...kept.data });
  const since = sql<SqlBool>`(${conditions.always} and jobs.created_at > ${after})`;
  const found = await searchJobs(ctx, query || undefined);
  const matching = await matchJobs(ctx, { ...conditions, always: since }, { order: 'newest', among: found, counting: false });
  const ids = matching.slice(0, most).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await selectJobs(ctx)
    .select('jobs.created_at')
    .where('jobs.id', 'in', ids)
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .execute();
  return rows.map((job) => ({
    path: `/jobs-apprenticeships/${job.company_slug}/${job.slug}`,
    title: `${job.title}, ${job.company_name}`,
    text: job.summary,
    at: job.created_at,
  }));
};
