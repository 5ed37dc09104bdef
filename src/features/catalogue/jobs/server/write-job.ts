import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { Question, RoleType, WorkMode } from '../contract.ts';
import { fingerprint, slugify } from '#platform/db/slug.ts';
import { today } from './select-jobs.ts';
import { yearlyRupees, type Experience, type Pay, type Place } from '#features/base/job-postings/server/index.ts';

export type CompanyDraft = { slug: string; name: string; about: string; website: string | null; location?: string };
export type JobDraft = {
  /** The id of a new job; without it the database chooses. */
  id?: string;
  source: string;
  sourceId: string;
  slug: string;
  title: string;
  roleType: RoleType;
  workMode: WorkMode;
  location: string;
  places: Place[];
  /** The employer's page to apply at, or the confirmed address to which applications go; neither to apply here. */
  applyUrl: string | null;
  applyEmail: string | null;
  questions: readonly Question[];
  family: string;
  experience: Experience;
  pay: Pay | null;
  summary: string;
  description: string;
  /** Null if it is not stated; then the day of the first import is used. */
  postedOn: string | null;
  validUntil: string | null;
};
export type Written = 'added' | 'updated' | 'unchanged';

/** Adds a company, or fills the empty fields of an existing one. Returns its id, or that of the company that it was merged into. */
export async function writeCompany(ctx: Context, { slug, name, about, website, location = '' }: CompanyDraft): Promise<string> {
  const company = await ctx.db
    .insertInto('companies')
    .values({ slug, name, about, website, location })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({
        about: sql`coalesce(nullif(companies.about, ''), excluded.about)`,
        website: sql`coalesce(companies.website, excluded.website)`,
        location: sql`coalesce(nullif(companies.location, ''), excluded.location)`,
      }),
    )
    .returning(sql<string>`coalesce(companies.merged_into, companies.id)`.as('id'))
    .executeTakeFirstOrThrow();
  return company.id;
}

/** Adds a company that its people have asked for; returns the existing one of the same name. */
export const addCompany = (ctx: Context, { name, website }: { name: string; website: string }): Promise<string> =>
  writeCompany(ctx, {
    slug: slugify(name) || `company-${fingerprint(name)}`,
    name,
    about: '',
    website: website === '' ? null : website,
  });

/** Inserts a job, or updates the one with the same source and source id, whose slug does not change. */
export async function writeJob(ctx: Context, companyId: string, draft: JobDraft): Promise<Written> {
  return (await upsertJob(ctx, companyId, draft))?.written ?? 'unchanged';
}

/** Writes the job of an import, opens it again where it was closed, and returns its id. */
export async function importJob(ctx: Context, companyId: string, draft: JobDraft): Promise<{ id: string; written: Written }> {
  const changed = await upsertJob(ctx, companyId, draft);
  if (changed) return changed;
  const { id } = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('source', '=', draft.source)
    .where('source_id', '=', draft.sourceId)
    .executeTakeFirstOrThrow();
  return { id, written: 'unchanged' };
}

/** Undefined where nothing changed. */
async function upsertJob(ctx: Context, companyId: string, draft: JobDraft) {
  const fields = {
    company_id: companyId,
    title: draft.title,
    role_type: draft.roleType,
    work_mode: draft.workMode,
    location: draft.location,
    places: JSON.stringify(draft.places),
    apply_url: draft.applyUrl,
    apply_email: draft.applyEmail,
    questions: JSON.stringify(draft.questions),
    family: draft.family,
    experience_min: draft.experience.min,
    experience_max: draft.experience.max,
    salary_min: draft.pay?.min ?? null,
    salary_max: draft.pay?.max ?? null,
    salary_currency: draft.pay?.currency ?? 'INR',
    salary_period: draft.pay?.period ?? ('year' as const),
    salary_rupees_a_year: yearlyRupees(draft.pay),
    summary: draft.summary,
    description: draft.description,
    ...(draft.postedOn ? { posted_on: draft.postedOn } : {}),
    valid_until: draft.validUntil,
    closed_at: null,
    close_reason: null,
  };
  const columns = Object.keys(fields);
  const columnList = (table: string) => sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
  const result = await ctx.db
    .insertInto('jobs')
    .values({
      posted_on: today(ctx),
      ...fields,
      ...(draft.id !== undefined && { id: draft.id }),
      slug: draft.slug,
      source: draft.source,
      source_id: draft.sourceId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'source_id'])
        .doUpdateSet(fields)
        .where(sql<boolean>`(${columnList('jobs')}) is distinct from (${columnList('excluded')})`),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('added')])
    .executeTakeFirst();
  return result && { id: result.id, written: result.added ? ('added' as const) : ('updated' as const) };
}
