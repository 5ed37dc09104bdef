/** The filters of the job list as separate conditions, so that a facet can be counted without its own filter. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ParsedOf } from '#platform/contract/endpoint.ts';
import { placeSpellings } from '#features/base/search/server/index.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import type { Context } from '#platform/http/context.ts';
import type { jobsContract } from '../contract.ts';
import { isOpen, today } from './select-jobs.ts';

export type JobsQuery = ParsedOf<(typeof jobsContract)['GET /api/jobs']>['query'];
type Condition = RawBuilder<SqlBool>;
export const FACETS = ['role_type', 'work_mode', 'location', 'company', 'family'] as const;
export type FacetName = (typeof FACETS)[number];

const ANY: Condition = sql<SqlBool>`true`;
const REMOTE = /^(remote|anywhere|work from home|wfh)$/i;

const oneOf = (column: RawBuilder<unknown>, values: string | readonly string[] | undefined): Condition =>
  values === undefined ? ANY : sql<SqlBool>`${column} = any(${[values].flat()}::text[])`;

/** `active` lists the facets that the query filters by. */
export type JobConditions = { always: Condition; facets: Record<FacetName, Condition>; active: FacetName[] };

/**
 * Returns conditions on `jobs` joined with `companies`. `always` applies to every facet; the caller leaves out a facet's own
 * condition when it counts that facet.
 */
export function jobConditions(ctx: Context, query: JobsQuery): JobConditions {
  const always = [
    sql<SqlBool>`${isOpen(today(ctx))}`,
    ...(query.experience === undefined ? [] : [sql<SqlBool>`coalesce(jobs.experience_min, 0) <= ${query.experience}`]),
    ...(query.salary ? [sql<SqlBool>`jobs.salary_rupees_a_year >= ${query.salary}`] : []),
    ...(query.saved ? [isSavedByViewer(ctx)] : []),
  ];
  const facets = {
    role_type: oneOf(sql`jobs.role_type`, query.role_type),
    work_mode: oneOf(sql`jobs.work_mode`, query.work_mode),
    location: query.location ? isInLocation(query.location) : ANY,
    company: query.company ? isAtCompany(query.company) : ANY,
    family: oneOf(sql`jobs.family`, query.family || undefined),
  };
  const active = FACETS.filter((name) => facets[name] !== ANY);
  return { always: sql<SqlBool>`(${sql.join(always, sql` and `)})`, facets, active };
}

/** Compares the id, so that the index of a company's newest jobs is used. */
const isAtCompany = (slug: string): Condition =>
  sql<SqlBool>`jobs.company_id = (select coalesce(merged_into, id) from companies where companies.slug = ${slug})`;

/** In the place by any of its names ("Bangalore"), or in a place that it contains. */
function isInLocation(place: string): Condition {
  if (REMOTE.test(place)) return sql<SqlBool>`jobs.work_mode = 'Remote'`;
  const names = placeSpellings(place) ?? [place];
  return sql<SqlBool>`jobs.location ilike any(${names.map(containsPattern)}::text[])`;
}

const isSavedByViewer = (ctx: Context): Condition =>
  ctx.viewer
    ? sql<SqlBool>`exists (select from saved_jobs where saved_jobs.job_id = jobs.id and saved_jobs.user_id = ${ctx.viewer.id})`
    : sql<SqlBool>`false`;
