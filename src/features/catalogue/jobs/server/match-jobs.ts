import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { FACETS, type FacetName, type JobConditions } from './job-filters.ts';

/** The maximum number of jobs counted, paged and used for facets; a longer list reports that there are more. */
export const MAX_ITEMS = 1000;

export type JobOrder = 'newest' | 'salary';
/** The fields needed to count a job; `fits` lists which of the active filters it matches. */
export type MatchingJob = Record<FacetName, string> & {
  id: string;
  company_name: string;
  fits: Partial<Record<FacetName, boolean>>;
};

type Wanted = {
  order: JobOrder;
  /** The only ones to look at; null for all. */
  among: readonly string[] | null;
  /** Whether facets are counted. */
  counting?: boolean;
};

const ORDERS: Record<JobOrder, RawBuilder<unknown>> = {
  newest: sql`jobs.posted_on desc, jobs.id desc`,
  salary: sql`jobs.salary_rupees_a_year desc nulls last, jobs.posted_on desc, jobs.id desc`,
};

/**
 * The first jobs that fit all filters, in order and one more than `MAX_ITEMS` if there are more, and after them the first that fit
 * all but one, which facets are counted from.
 */
export async function matchJobs(
  ctx: Context,
  { always, facets, active }: JobConditions,
  { order, among, counting = true }: Wanted,
): Promise<MatchingJob[]> {
  const flags = sql.join(active.map((name) => sql`${sql.lit(name)}, ${facets[name]}`));
  // Joined rather than compared, so that each is looked up by its key.
  const jobs = among ? sql`unnest(${[...among]}::uuid[]) as found (id) join jobs on jobs.id = found.id` : sql`jobs`;
  const first = (without?: FacetName) => sql`
    (select jobs.id, role_type, work_mode, jobs.location, companies.slug as company, companies.name as company_name, family,
      json_build_object(${flags}) as fits
    from ${jobs} join companies on companies.id = jobs.company_id
    where ${always} and ${sql.join(
      [sql`true`, ...active.filter((name) => name !== without).map((name) => facets[name])],
      sql` and `,
    )}
    order by ${ORDERS[order]} limit ${sql.lit(MAX_ITEMS + 1)})`;
  const parts = [first(), ...(counting ? active.map((name) => first(name)) : [])];
  const { rows } = await sql<MatchingJob>`${sql.join(parts, sql` union all `)}`.execute(ctx.db);
  return [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();
}

export const matchesFilters = ({ fits }: MatchingJob, without?: FacetName): boolean =>
  FACETS.every((name) => name === without || fits[name] !== false);
