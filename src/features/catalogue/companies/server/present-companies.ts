import { sql } from 'kysely';
import { loadReactions } from '#features/base/reactions/server/index.ts';
import {
  companyRows,
  countOpenJobs,
  findAnswerTime,
  findCompanyBySlug,
  isOpen,
  jobRows,
  today,
} from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

/** The object type of companies in reactions. */
export const COMPANY = 'company';

export type CompanyRow = {
  id: string;
  slug: string;
  name: string;
  location: string;
  about: string;
  website: string | null;
  example: boolean;
};

/** Selects the columns of a company card, of published companies. */
export const selectCompanies = (ctx: Context) =>
  ctx.db
    .selectFrom(companyRows(ctx).as('companies'))
    .select(['id', 'slug', 'name', 'location', 'about', 'website', 'example'])
    .where('hidden_at', 'is', null);

/**
 * Returns a company by slug, or the one that it was merged into; throws 404 for an unknown one, and for an unpublished one unless
 * staff ask.
 */
export async function getStoredCompany(ctx: Context, slug: string): Promise<CompanyRow> {
  const row = await findCompanyBySlug(ctx, slug);
  if (!row || (row.hidden_at && !ctx.viewer?.staff)) throw notFound('company');
  const { id, name, location, about, website, example } = row;
  return { id, slug: row.slug, name, location, about, website, example };
}

/** Presents companies for lists, in the same order. */
export async function presentCompanies(ctx: Context, rows: readonly CompanyRow[]) {
  const ids = rows.map(({ id }) => id);
  const [reactions, jobs] = await Promise.all([loadReactions(ctx, COMPANY, ids), countOpenJobs(ctx, ids)]);
  return rows.map(({ id, ...company }) => {
    const reaction = reactions.get(id);
    const attributes = {
      ...company,
      open_jobs: jobs.get(id) ?? 0,
      followers: reaction?.counts.follow ?? 0,
      following: reaction?.mine.follow ?? false,
    };
    return { id, type: 'company' as const, attributes };
  });
}

/** Presents one company, with facts computed from its open jobs. */
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
  const listCounts = (name: (typeof rows)[number]['part']) =>
    rows.filter((group) => group.part === name).map(({ value, count }) => ({ value, count }));
  const lastPostedOn = rows.reduce<string | null>((latest, { last }) => (last && last > (latest ?? '') ? last : latest), null);
  return {
    data: {
      ...card,
      attributes: {
        ...card.attributes,
        families: listCounts('families'),
        places: listCounts('places'),
        work_modes: listCounts('work_modes'),
        last_posted_on: lastPostedOn,
        answer_time: await findAnswerTime(ctx, row.id),
      },
    },
  };
}
