import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/http.ts';
import { jobConditions, type FacetName, type JobsQuery } from './job-filters.ts';
import { searchJobs, type JobSearch } from './job-search.ts';
import { jobCard, selectJobs } from './select-jobs.ts';

const FACETS: readonly FacetName[] = ['role_type', 'work_mode', 'location', 'company', 'family'];
const MOST_VALUES = 50;
type Conditions = ReturnType<typeof jobConditions>;

/** Open jobs by filters, a page at a time, with the counts of what each other filter would leave. */
export const listJobs: UseCase<'GET /api/jobs'> = async (ctx, { query }) => {
  const search = await searchJobs(ctx, query.query);
  const conditions = jobConditions(ctx, query);
  const { total, facets } = await countFacets(ctx, search, conditions);
  const rows = await readPage(ctx, query, search, conditions);
  return { data: rows.map(jobCard), meta: pageMeta(query.page, query.per_page, total), facets };
};

const all = (parts: readonly RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join([...parts], sql` and `)})`;

function readPage(ctx: Context, query: JobsQuery, search: JobSearch | null, conditions: Conditions) {
  let rows = selectJobs(ctx).where(all([conditions.always, ...Object.values(conditions.facets)]));
  if (search) rows = rows.where(search.matches);
  if (query.sort === 'relevance' && search) rows = rows.orderBy(search.rank, 'desc');
  if (query.sort === 'salary') rows = rows.orderBy(sql`jobs.salary_rupees_a_year`, (order) => order.desc().nullsLast());
  return rows
    .orderBy('jobs.posted_on', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
}

type FacetRow = { facet: FacetName | 'total'; value: string; label: string; count: number };

/** One pass over what matches; each facet then leaves out its own condition only. */
async function countFacets(ctx: Context, search: JobSearch | null, { always, facets }: Conditions) {
  const flags = sql.join(FACETS.map((name) => sql`${facets[name]} as ${sql.ref(`in_${name}`)}`));
  const others = (own?: FacetName) =>
    all(FACETS.filter((name) => name !== own).map((name) => sql<SqlBool>`${sql.ref(`in_${name}`)}`));
  const count = (name: FacetName, value: string, label = value) => sql`
    (select ${sql.lit(name)} as facet, ${sql.ref(value)} as value, ${sql.ref(label)} as label, count(*)::int as count
     from matching where ${others(name)} and ${sql.ref(value)} <> '' group by 2, 3 order by count desc, label limit ${sql.lit(MOST_VALUES)})`;
  const { rows } = await sql<FacetRow>`
    with matching as materialized (
      select jobs.role_type, jobs.work_mode, jobs.location, companies.slug as company_slug, companies.name as company_name, jobs.family, ${flags}
      from jobs join companies on companies.id = jobs.company_id
      where ${always} and ${search ? search.matches : sql`true`})
    select 'total' as facet, '' as value, '' as label, count(*)::int as count from matching where ${others()}
    union all ${count('role_type', 'role_type')}
    union all ${count('work_mode', 'work_mode')}
    union all ${count('location', 'location')}
    union all ${count('company', 'company_slug', 'company_name')}
    union all ${count('family', 'family')}`.execute(ctx.db);
  const of = (name: FacetName) =>
    rows.filter((row) => row.facet === name).map(({ value, label, count: found }) => ({ value, label, count: found }));
  return {
    total: rows.find((row) => row.facet === 'total')?.count ?? 0,
    facets: {
      role_type: of('role_type'),
      work_mode: of('work_mode'),
      location: of('location'),
      company: of('company'),
      family: of('family'),
    },
  };
}
