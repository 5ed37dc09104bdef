import { sql } from 'kysely';
import { isOpen, today, jobRows, companyRows } from '#features/catalogue/jobs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getStoredCompany, presentCompanies, selectCompanies } from './present-companies.ts';

const MAX_RELATED = 4;

/** Companies that hire in the same fields, those with the most such jobs first; then companies in the same place. */
export const listRelated: UseCase<'GET /api/companies/{slug}/related'> = async (ctx, { params }) => {
  const company = await getStoredCompany(ctx, params.slug);
  const { rows } = await sql<{ id: string }>`
    with own_families as (select distinct family from ${jobRows(ctx)} as jobs where company_id = ${company.id} and family <> '' and ${isOpen(today(ctx))}),
    hiring as (
      select jobs.company_id as id, count(*) as jobs from ${jobRows(ctx)} as jobs
      where jobs.family in (select family from own_families) and jobs.company_id <> ${company.id} and ${isOpen(today(ctx))}
      group by jobs.company_id order by jobs desc, id limit ${MAX_RELATED}
    ), same_place as (
      select id, 0 as jobs from ${companyRows(ctx)} as companies
      where location = ${company.location} and location <> '' and id <> ${company.id} and hidden_at is null order by name, id limit ${MAX_RELATED}
    )
    select id from (select * from hiring union all select * from same_place where id not in (select id from hiring)) as related
    order by jobs desc, id limit ${MAX_RELATED}`.execute(ctx.db);
  const ids = rows.map(({ id }) => id);
  const companies = ids.length === 0 ? [] : await selectCompanies(ctx).where('id', 'in', ids).execute();
  const ordered = ids.flatMap((id) => companies.filter((other) => other.id === id));
  return { data: await presentCompanies(ctx, ordered), meta: { next_cursor: null } };
};
