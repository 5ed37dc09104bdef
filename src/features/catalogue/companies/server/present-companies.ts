import { sql } from 'kysely';
import { loadReactions } from '#features/base/reactions/server/index.ts';
import { countOpenJobs, isOpen, today, jobRows, companyRows } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

/** The followable type of companies. */
export const COMPANY = 'company';

export type CompanyRow = { id: string; slug: string; name: string; location: string; about: string; website: string | null };

export const selectCompanies = (ctx: Context) =>
  ctx.db.selectFrom(companyRows(ctx).as('companies')).select(['id', 'slug', 'name', 'location', 'about', 'website']);

export async function findCompany(ctx: Context, slug: string): Promise<CompanyRow> {
  const row = await selectCompanies(ctx).where('slug', '=', slug).executeTakeFirst();
  if (!row) throw notFound('company');
  return row;
}

/** Companies as lists show them, in the order given. */
export async function presentCompanies(ctx: Context, rows: readonly CompanyRow[]) {
  const ids = rows.map(({ id }) => id);
  const [engagements, jobs] = await Promise.all([loadReactions(ctx, COMPANY, ids), countOpenJobs(ctx, ids)]);
  return rows.map(({ id, ...company }) => {
    const engagement = engagements.get(id);
    const attributes = {
      ...company,
      open_jobs: jobs.get(id) ?? 0,
      followers: engagement?.counts.follow ?? 0,
      following: engagement?.mine.follow ?? false,
    };
    return { id, type: 'company' as const, attributes };
  });
}

/** One company with what its open jobs say about it. */
export async function presentCompany(ctx: Context, row: CompanyRow) {
  const [card] = await presentCompanies(ctx, [row]);
  if (!card) throw notFound('company');
  const { rows } = await sql<{ part: 'families' | 'places' | 'work_modes'; value: string; count: number; last: string | null }>`
    with open as (
      select family, location, work_mode, posted_on from ${jobRows(ctx)} as jobs where company_id = ${row.id} and ${isOpen(today(ctx))}
    )
    select 'families' as part, family as value, count(*)::int as count, max(posted_on)::text as last from open where family <> '' group by 2
    union all select 'places', location, count(*)::int, max(posted_on)::text from open where location <> '' group by 2
    union all select 'work_modes', work_mode, count(*)::int, max(posted_on)::text from open group by 2
    order by count desc, value`.execute(ctx.db);
  const part = (name: (typeof rows)[number]['part']) =>
    rows.filter((one) => one.part === name).map(({ value, count }) => ({ value, count }));
  const last = rows.reduce<string | null>((latest, one) => (one.last && one.last > (latest ?? '') ? one.last : latest), null);
  return {
    data: {
      ...card,
      attributes: {
        ...card.attributes,
        families: part('families'),
        places: part('places'),
        work_modes: part('work_modes'),
        last_posted_on: last,
      },
    },
  };
}
