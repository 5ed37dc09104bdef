import { sql } from 'kysely';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { jobConditions, type FacetName, type JobsQuery } from './job-filters.ts';
import { searchJobs } from './job-search.ts';
import { matchesFilters, matchJobs, MAX_ITEMS, type MatchingJob } from './match-jobs.ts';
import { jobCard, selectJobs } from './select-jobs.ts';

const MAX_VALUES = 50;

/** Open jobs by filters, a page at a time, with the counts of what each other filter would leave. */
export const listJobs: UseCase<'GET /api/jobs'> = async (ctx, { query }) => {
  const found = await searchJobs(ctx, query.query);
  const order = query.sort === 'salary' ? 'salary' : 'newest';
  const rows = await matchJobs(ctx, jobConditions(ctx, query), { order, among: found });
  const fitting = rows.filter((row) => matchesFilters(row)).map(({ id }) => id);
  const ids = inOrder(fitting.slice(0, MAX_ITEMS), query, found);
  const start = (query.page - 1) * query.per_page;
  return {
    data: await readCards(ctx, ids.slice(start, start + query.per_page)),
    meta: { ...pageMeta(query.page, query.per_page, ids.length), more: fitting.length > MAX_ITEMS },
    facets: {
      role_type: count(rows, 'role_type'),
      work_mode: count(rows, 'work_mode'),
      location: count(rows, 'location'),
      company: count(rows, 'company'),
      family: count(rows, 'family'),
    },
  };
};

/** Search results are sorted by relevance unless another order is requested. */
function inOrder(ids: readonly string[], { sort }: JobsQuery, found: readonly string[] | null): readonly string[] {
  if (sort !== 'relevance' || !found) return ids;
  const fitting = new Set(ids);
  return found.filter((id) => fitting.has(id));
}

async function readCards(ctx: Context, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await selectJobs(ctx)
    .where('jobs.id', 'in', [...ids])
    .orderBy(sql`array_position(${[...ids]}::uuid[], jobs.id)`)
    .execute();
  return rows.map(jobCard);
}

/** The values of a facet among what the other filters leave, the most frequent first. */
function count(rows: readonly MatchingJob[], name: FacetName) {
  const groups = Map.groupBy(
    rows.filter((row) => row[name] !== '' && matchesFilters(row, name)),
    (row) => row[name],
  );
  return [...groups]
    .map(([value, all]) => ({ value, label: name === 'company' ? (all[0]?.company_name ?? value) : value, count: all.length }))
    .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
    .slice(0, MAX_VALUES);
}
