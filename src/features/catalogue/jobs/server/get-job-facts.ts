import type { Adjustment } from '#features/base/own-ads/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

/** Returns the id of a job by its slug, or throws 404. */
export async function getJobId(ctx: Context, slug: string): Promise<string> {
  const row = await ctx.db.selectFrom('jobs').select('id').where('slug', '=', slug).executeTakeFirst();
  if (!row) throw notFound('job');
  return row.id;
}

/** Whether a job with this id exists. */
export async function jobExists(ctx: Context, id: string): Promise<boolean> {
  const row = await ctx.db.selectFrom('jobs').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export type JobFacts = {
  id: string;
  slug: string;
  title: string;
  companySlug: string;
  companyName: string;
  roleType: string;
  location: string;
  family: string;
  experienceMin: number | null;
  experienceMax: number | null;
  summary: string;
  /** Paragraphs, `## ` headings and `- ` lists as plain lines. */
  description: string;
  /** A calendar day, `2026-11-21`. */
  postedOn: string;
  /** The last day to apply, a calendar day; null without one. */
  validUntil: string | null;
  /** What its bringer says of the requirements of an own ad, by their ids. */
  adjustments?: Record<string, Adjustment>;
};

/** Returns the facts of a job for other features, or throws 404. */
export async function getJobFacts(ctx: Context, jobId: string): Promise<JobFacts> {
  const row = await ctx.db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'jobs.id',
      'jobs.slug',
      'jobs.title',
      'companies.slug as companySlug',
      'companies.name as companyName',
      'jobs.role_type as roleType',
      'jobs.location',
      'jobs.family',
      'jobs.experience_min as experienceMin',
      'jobs.experience_max as experienceMax',
      'jobs.summary',
      'jobs.description',
      'jobs.posted_on as postedOn',
      'jobs.valid_until as validUntil',
    ])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();
  if (!row) throw notFound('job');
  return row;
}
