/** Reads jobs as the contract shows them, with what the viewer did with each. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';

/** A job that closes on the 12th is open until midnight in India. */
export const today = (ctx: Context): string => calendarDay(ctx.clock.now());

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Whether a job of the row `jobs` can be applied for on `day`. */
export const isOpen = (day: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(jobs.closed_at is null and (jobs.valid_until is null or jobs.valid_until >= ${day}::date))`;

/** Jobs with their company and the viewer's own application and bookmark. */
export function selectJobs(ctx: Context) {
  const viewer = ctx.viewer?.id ?? NOBODY;
  return ctx.db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('job_applications as mine', (join) => join.onRef('mine.job_id', '=', 'jobs.id').on('mine.user_id', '=', viewer))
    .leftJoin('saved_jobs as kept', (join) => join.onRef('kept.job_id', '=', 'jobs.id').on('kept.user_id', '=', viewer))
    .select([
      'jobs.id',
      'jobs.slug',
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
      'mine.id as application_id',
      'mine.status as application_status',
      'kept.job_id as kept_id',
      isOpen(today(ctx)).as('open'),
    ]);
}

export type JobRow = Awaited<ReturnType<ReturnType<typeof selectJobs>['executeTakeFirstOrThrow']>>;

const amount = (text: string | null) => (text === null ? null : Number(text));

/** The fields that a card and the full job share. */
export function cardAttributes(row: JobRow) {
  const {
    id: _id,
    salary_min,
    salary_max,
    salary_currency,
    salary_period,
    application_id,
    application_status,
    kept_id,
    open,
    ...card
  } = row;
  const stated = salary_min !== null || salary_max !== null;
  return {
    ...card,
    salary: stated
      ? { min: amount(salary_min), max: amount(salary_max), currency: salary_currency, period: salary_period }
      : null,
    open: Boolean(open),
    applied: application_id !== null && application_status !== 'withdrawn',
    saved: kept_id !== null,
  };
}

/** A row as a list shows it. */
export const jobCard = (row: JobRow) => ({ id: row.id, type: 'job' as const, attributes: cardAttributes(row) });
