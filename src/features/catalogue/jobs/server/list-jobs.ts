import { sql } from 'kysely';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { jobConditions, type FacetName, type JobsQuery } from './job-filters.ts';
import { searchJobs } from './job-search.ts';
import type { FindMatches } from './judgements.ts';
import { matchesFilters, matchJobs, MAX_ITEMS, type MatchingJob } from './match-jobs.ts';
import { jobCard, selectJobs } from './select-jobs.ts';

const MAX_FACET_VALUES = 50;

/** Lists open jobs by filters. Each facet counts the results of all other filters. */
export const listJobs =
  (findMatches: FindMatches): UseCase<'GET /api/jobs'> =>
  async (ctx, { query }) => {
    const searchResults = await searchJobs(ctx, query.query);
    const matches = query.sort === 'fit' ? await findMatches(ctx) : null;
    const rows = await findRows(ctx, query, searchResults, matches);
    const matchingIds = rows.filter((row) => matchesFilters(row)).map(({ id }) => id);
    const best = matches ?? (query.sort === 'relevance' || query.sort === 'fit' ? searchResults : null) ?? [];
    const ids = moveToFront(matchingIds, best).slice(0, MAX_ITEMS);
    const start = (query.page - 1) * query.per_page;
    return {
      data: await loadCards(ctx, ids.slice(start, start + query.per_page)),
      meta: { ...pageMeta(query.page, query.per_page, ids.length), more: matchingIds.length > MAX_ITEMS },
      facets: {
        role_type: countFacet(rows, 'role_type'),
        work_mode: countFacet(rows, 'work_mode'),
        location: countFacet(rows, 'location'),
        company: countFacet(rows, 'company'),
        family: countFacet(rows, 'family'),
      },
    };
  };

/** The jobs to count and page through: those that fit the viewer, and the first by the order where these do not fill the list. */
async function findRows(
  ctx: Context,
  query: JobsQuery,
  candidates: readonly string[] | null,
  matches: readonly string[] | null,
): Promise<MatchingJob[]> {
  const conditions = jobConditions(ctx, query);
  const fitting =
    matches === null || candidates !== null ? [] : await matchJobs(ctx, conditions, { order: 'given', candidates: matches });
  if (fitting.filter((row) => matchesFilters(row)).length > MAX_ITEMS) return fitting;
  const known = new Set(fitting.map(({ id }) => id));
  const rows = await matchJobs(ctx, conditions, { order: query.sort === 'salary' ? 'salary' : 'newest', candidates });
  return [...fitting, ...rows.filter(({ id }) => !known.has(id))];
}

/** The ids with those of `best` in front, in its order. */
function moveToFront(ids: readonly string[], best: readonly string[]): string[] {
  const all = new Set(ids);
  return [...new Set([...best.filter((id) => all.has(id)), ...ids])];
}

async function loadCards(ctx: Context, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await selectJobs(ctx)
    .where('jobs.id', 'in', [...ids])
    .orderBy(sql`array_position(${[...ids]}::uuid[], jobs.id)`)
    .execute();
  return rows.map(jobCard);
}

/** Counts the values of a facet among the jobs that match the other filters, the most frequent first. */
function countFacet(rows: readonly MatchingJob[], name: FacetName) {
  const groups = Map.groupBy(
    rows.filter((row) => row[name] !== '' && matchesFilters(row, name)),
    (row) => row[name],
  );
  return [...groups]
    .map(([value, group]) => ({
      value,
      label: name === 'company' ? (group[0]?.company_name ?? value) : value,
      count: group.length,
    }))
    .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
    .slice(0, MAX_FACET_VALUES);
}
