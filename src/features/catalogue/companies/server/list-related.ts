import { sql } from 'kysely';
import { isOpen, today, jobRows, companyRows } from '#features/catalogue/jobs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findCompany, presentCompanies, selectCompanies } from './present-companies.ts';

const SHOWN = 4;

/** Companies that hire for the same fields, those with most of them first; then those in the same place. */
export const listRelated: UseCase<'GET /api/companies/{slug}/related'> = async (ctx, { params }) => {
  const company = await findCompany(ctx, params.slug);
  const { rows } = await sql<{ id: string }>`
    with mine as (select distinct family from ${jobRows(ctx)} as jobs where company_id = ${company.id} and family <> '' and ${isOpen(today(ctx))}),
    hiring as (
      select jobs.company_id as id, count(*) as fits from ${jobRows(ctx)} as jobs
      where jobs.family in (select family from mine) and jobs.company_id <> ${company.id} and ${isOpen(today(ctx))}
      group by jobs.company_id order by fits desc, id limit ${SHOWN}
    ), near as (
      select id, 0 as fits from ${companyRows(ctx)} as companies
      where location = ${company.location} and location <> '' and id <> ${company.id} order by name, id limit ${SHOWN}
    )
    select id from (select * from hiring union all select * from near where id not in (select id from hiring)) as found
    order by fits desc, id limit ${SHOWN}`.execute(ctx.db);
  const ids = rows.map(({ id }) => id);
  const found = ids.length === 0 ? [] : await selectCompanies(ctx).where('id', 'in', ids).execute();
  const inOrder = ids.flatMap((id) => found.filter((one) => one.id === id));
  return { data: await presentCompanies(ctx, inOrder), meta: { next_cursor: null } };
};
