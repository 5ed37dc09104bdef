/** Selects and presents jobs, with the viewer's own application and whether they saved the job. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { ApplicationStatus } from '../contract.ts';

/** The calendar day in India: a job that closes on the 12th is open until midnight there. */
export const today = (ctx: Context): string => calendarDay(ctx.clock.now());

const NO_USER_ID = '00000000-0000-0000-0000-000000000000';

/** Whether the job in `jobs` is open for applications on `day`. */
export const isOpen = (day: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(jobs.closed_at is null and (jobs.valid_until is null or jobs.valid_until >= ${day}::date))`;

/** Which of these companies have somebody who reads applications here. */
export type HasEmployer = (ctx: Context, companyIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** Jobs with their company and the viewer's own application and saved job. */
export function selectJobs(ctx: Context) {
  const viewer = ctx.viewer?.id ?? NO_USER_ID;
  return ctx.db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('job_applications as application', (join) =>
      join
        .onRef('application.job_id', '=', 'jobs.id')
        .on('application.user_id', '=', viewer)
        .on('application.status', '!=', 'considering'),
    )
    .leftJoin('saved_jobs as saved', (join) => join.onRef('saved.job_id', '=', 'jobs.id').on('saved.user_id', '=', viewer))
    .select([
      'jobs.id',
      'jobs.slug',
      'jobs.company_id',
      'jobs.title',
      'companies.slug as company_slug',
      'companies.name as company_name',
      'jobs.role_type',
      'jobs.work_mode',
      'jobs.location',
      'jobs.family',
      'jobs.experience_min',
      'jobs.experience_max',
      'jobs.salary_min',
      'jobs.salary_max',
      'jobs.salary_currency',
      'jobs.salary_period',
      'jobs.summary',
      'jobs.posted_on',
      'jobs.valid_until',
      'jobs.apply_url',
      'jobs.apply_email',
      'application.id as application_id',
      'application.status as application_status',
      'saved.job_id as saved_id',
      isOpen(today(ctx)).as('open'),
    ])
    .$narrowType<{ application_status: ApplicationStatus | null }>();
}

export type JobRow = Awaited<ReturnType<ReturnType<typeof selectJobs>['executeTakeFirstOrThrow']>>;

const toNumber = (text: string | null) => (text === null ? null : Number(text));

/** The fields that a card and the full job share. */
export function cardAttributes(row: JobRow) {
  const {
    id: _id,
    company_id: _companyId,
    salary_min,
    salary_max,
    salary_currency,
    salary_period,
    application_id,
    application_status,
    saved_id,
    open,
    apply_url: _applyUrl,
    apply_email: _applyEmail,
    ...card
  } = row;
  const hasSalary = salary_min !== null || salary_max !== null;
  return {
    ...card,
    salary: hasSalary
      ? { min: toNumber(salary_min), max: toNumber(salary_max), currency: salary_currency, period: salary_period }
      : null,
    open: Boolean(open),
    applied: application_id !== null && application_status !== 'withdrawn',
    saved: saved_id !== null,
  };
}

/** Presents a job for lists. */
export const jobCard = (row: JobRow) => ({ id: row.id, type: 'job' as const, attributes: cardAttributes(row) });
