import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { importTable, type DraftResult, type WriteResult } from '#platform/io/import-table.ts';
import { parseWebAddress, findText, type TableReport } from '#platform/io/parse-table.ts';
import { fingerprint, slugify } from '#platform/db/slug.ts';
import { findCompanyBySlug } from '../find-company.ts';

type Draft = { slug: string; name: string; about: string; website: string | null; location: string };

const MAX_LENGTHS = { name: 200, about: 4000, location: 200 };

/**
 * Imports companies from CSV, JSON Lines or a JSON list; companies are identified by name. Throws a `TableError` for a file
 * that cannot be parsed.
 */
export const importCompanies = (ctx: Context, text: string, source: string): Promise<TableReport> =>
  importTable(ctx, text, { source, draft: draftCompany, write: upsertCompany });

function draftCompany(columns: ReadonlyMap<string, unknown>): DraftResult<Draft> {
  const text = (...names: string[]) => findText(columns, names);
  const name = text('companyname', 'company', 'name', 'employer', 'organisation', 'organization');
  if (name === '') return { title: name, reason: 'no name' };
  if (name.length > MAX_LENGTHS.name) return { title: name, reason: `the name is longer than ${MAX_LENGTHS.name} characters` };
  const slug = slugify(name) || `company-${fingerprint(name)}`;
  const places = [text('city', 'location', 'headquarters', 'hq'), text('state'), text('country')];
  return {
    key: slug,
    title: name,
    draft: {
      slug,
      name,
      about: text('about', 'companyabout', 'companydescription', 'companyprofile', 'profile').slice(0, MAX_LENGTHS.about),
      website: parseWebAddress(text('website', 'companywebsite', 'companyurl', 'url', 'domain')),
      location: [...new Set(places.filter(Boolean))].join(', ').slice(0, MAX_LENGTHS.location),
    },
  };
}

/** Adds a company or updates an existing one; fields missing in the file stay unchanged. */
async function upsertCompany(ctx: Context, draft: Draft): Promise<WriteResult> {
  const merged = {
    about: sql<string>`coalesce(nullif(excluded.about, ''), companies.about)`,
    website: sql<string | null>`coalesce(excluded.website, companies.website)`,
    location: sql<string>`coalesce(nullif(excluded.location, ''), companies.location)`,
  };
  const slug = (await findCompanyBySlug(ctx, draft.slug))?.slug ?? draft.slug;
  const result = await ctx.db
    .insertInto('companies')
    .values({ ...draft, slug })
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet(merged)
        .where(
          sql<boolean>`(companies.about, companies.website, companies.location) is distinct from (${merged.about}, ${merged.website}, ${merged.location})`,
        ),
    )
    .returning(sql<boolean>`xmax = 0`.as('added'))
    .executeTakeFirst();
  if (!result) return 'unchanged';
  return result.added ? 'added' : 'updated';
}
