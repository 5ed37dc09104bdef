/** Factories for tests: companies, jobs and applications. */
import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { aResume } from '#features/base/resumes/server/testing.ts';
import type { Context } from '#platform/http/context.ts';
import type { CompaniesTable, JobApplicationsTable, JobsTable } from './tables.ts';

const randomSuffix = () => randomBytes(5).toString('hex');

export const RESUME = `Ana Silva
Data analyst, Bengaluru

Published three Power BI dashboards on footfall and conversion.
Wrote SQL every day for two years: joins, window functions and query tuning.
`;

/** Creates a company with somebody who reads its applications. */
export async function aCompany(
  ctx: Context,
  overrides: Partial<Insertable<CompaniesTable>> = {},
): Promise<Selectable<CompaniesTable>> {
  const company = await aCompanyWithoutEmployer(ctx, overrides);
  const { id } = await ctx.db
    .insertInto('users')
    .values({ slug: 'test-employer', name: 'Meher Contractor', email: '', email_verified: false, listed: false })
    .onConflict((existing) => existing.column('slug').doUpdateSet({ listed: false }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await ctx.db.insertInto('company_people').values({ company_id: company.id, user_id: id, role: 'recruiter' }).execute();
  return company;
}

/** Creates a company for which nobody works here. */
export async function aCompanyWithoutEmployer(
  ctx: Context,
  overrides: Partial<Insertable<CompaniesTable>> = {},
): Promise<Selectable<CompaniesTable>> {
  return ctx.db
    .insertInto('companies')
    .values({
      slug: `lumen-${randomSuffix()}`,
      name: 'Lumen Retail',
      about: 'Home goods in 61 stores.',
      location: 'Bengaluru',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Creates an open job, by default at a new company. */
export async function aJob(ctx: Context, overrides: Partial<Insertable<JobsTable>> = {}): Promise<Selectable<JobsTable>> {
  const slug = overrides.slug ?? `data-analyst-${randomSuffix()}`;
  const company_id = overrides.company_id ?? (await aCompany(ctx)).id;
  return ctx.db
    .insertInto('jobs')
    .values({
      slug,
      company_id,
      title: 'Data analyst',
      role_type: 'Full-time',
      work_mode: 'Hybrid',
      location: 'Bengaluru',
      family: 'data',
      experience_min: 1,
      experience_max: 3,
      salary_min: 700_000,
      salary_max: 950_000,
      salary_rupees_a_year: 950_000,
      summary: 'Answer one question every Monday: what should we stock less of?',
      description: '## What you will do\n- Write SQL every day.\n- Own our Power BI dashboards.',
      posted_on: '2026-11-19',
      source_id: slug,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Creates an application with a stored file, which is a version of the applicant's résumé. */
export async function anApplication(
  ctx: Context,
  values: Partial<Insertable<JobApplicationsTable>> & { user_id: string; resume?: string | Uint8Array },
): Promise<Selectable<JobApplicationsTable>> {
  const { resume = RESUME, ...overrides } = values;
  const version = await aResume(ctx, { userId: overrides.user_id, content: resume });
  const application = await ctx.db
    .insertInto('job_applications')
    .values({
      job_id: overrides.job_id ?? (await aJob(ctx)).id,
      cover_letter: 'I would like to do this work across 61 stores.',
      resume_id: version.id,
      file_key: version.file_key,
      file_name: version.file_name,
      file_kind: version.file_kind,
      file_bytes: version.file_bytes,
      created_at: ctx.clock.now(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('job_application_events')
    .values({ job_application_id: application.id, status: 'submitted', at: application.created_at })
    .execute();
  return application;
}
