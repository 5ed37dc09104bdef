import { sql, type SqlBool } from 'kysely';
import type { Finder } from '#features/base/saved-searches/server/index.ts';
import { findExactRefs } from '#features/base/search/server/index.ts';
import { invalid } from '#platform/http/errors.ts';
import { JobsQuery } from '../contract.ts';
import { jobConditions } from './job-filters.ts';
import { matchJobs } from './match-jobs.ts';
import { selectJobs } from './select-jobs.ts';

/** The filters that a saved search of jobs may have. */
const SavedFilters = JobsQuery.pick({
  role_type: true,
  work_mode: true,
  location: true,
  experience: true,
  salary: true,
  company: true,
  family: true,
});

/** Finds open jobs that match the query and filters and were added after a time. Throws 422 for unknown filters. */
export const findNewJobs: Finder = async (ctx, { query, filters }, after, limit) => {
  const filterValues = Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
  const parsed = SavedFilters.strict().safeParse(filterValues);
  if (!parsed.success) throw invalid({ path: 'filters', code: 'filters-unknown' });
  const conditions = jobConditions(ctx, { ...JobsQuery.parse({}), ...parsed.data });
  const isNewAndOpen = sql<SqlBool>`(${conditions.always} and jobs.created_at > ${after})`;
  const candidateIds = query ? await findExactRefs(ctx, 'job', query) : null;
  const matching = await matchJobs(
    ctx,
    { ...conditions, always: isNewAndOpen },
    { order: 'newest', candidates: candidateIds, withFacets: false },
  );
  const ids = matching.slice(0, limit).map(({ id }) => id);
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
