import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { FACETS, type FacetName, type JobConditions } from './job-filters.ts';

/** The maximum number of jobs counted, paged and used for facets; a longer list reports that there are more. */
export const MAX_ITEMS = 1000;

/** `given` is the order of the candidates. */
export type JobOrder = 'newest' | 'salary' | 'given';
/** The fields needed to count a job; `matches` states for each active filter whether it matches. */
export type MatchingJob = Record<FacetName, string> & {
  id: string;
  company_name: string;
  matches: Partial<Record<FacetName, boolean>>;
};

type MatchOptions = {
  order: JobOrder;
  /** The ids to consider; null for all jobs. */
  candidates: readonly string[] | null;
  /** Whether to include the jobs that facets are counted from. */
  withFacets?: boolean;
};

const ORDERS: Record<JobOrder, RawBuilder<unknown>> = {
  given: sql`candidates.place`,
  newest: sql`jobs.posted_on desc, jobs.id desc`,
  salary: sql`jobs.salary_rupees_a_year desc nulls last, jobs.posted_on desc, jobs.id desc`,
};

/**
 * Returns the first `MAX_ITEMS` + 1 jobs that match all filters. With facets, it also returns for each active filter the first
 * jobs that match all the others, because a facet is counted without its own filter.
 */
export async function matchJobs(
  ctx: Context,
  { always, facets, active }: JobConditions,
  { order, candidates, withFacets = true }: MatchOptions,
): Promise<MatchingJob[]> {
  const flags = sql.join(active.map((name) => sql`${sql.lit(name)}, ${facets[name]}`));
  // A join instead of `= any`, so that each job is looked up by its key.
  const jobs = candidates
    ? sql`unnest(${[...candidates]}::uuid[]) with ordinality as candidates (id, place) join jobs on jobs.id = candidates.id`
    : sql`jobs`;
  const selectFirst = (except?: FacetName) => sql`
    (select jobs.id, role_type, work_mode, jobs.location, companies.slug as company, companies.name as company_name, family,
      json_build_object(${flags}) as matches
    from ${jobs} join companies on companies.id = jobs.company_id
    where ${always} and ${sql.join(
      [sql`true`, ...active.filter((name) => name !== except).map((name) => facets[name])],
      sql` and `,
    )}
    order by ${ORDERS[order]} limit ${sql.lit(MAX_ITEMS + 1)})`;
  const selects = [selectFirst(), ...(withFacets ? active.map((name) => selectFirst(name)) : [])];
  const { rows } = await sql<MatchingJob>`${sql.join(selects, sql` union all `)}`.execute(ctx.db);
  const rowsById = new Map<string, MatchingJob>();
  for (const row of rows) if (!rowsById.has(row.id)) rowsById.set(row.id, row);
  return [...rowsById.values()];
}

export const matchesFilters = ({ matches }: MatchingJob, except?: FacetName): boolean =>
  FACETS.every((name) => name === except || matches[name] !== false);
