import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { Place } from '#features/base/job-postings/server/index.ts';
import { isOpen, today } from '../select-jobs.ts';

const BATCH_SIZE = 200;

export type FeedEntry = Awaited<ReturnType<typeof loadBatch>>[number];

/** The open jobs, newest first, in batches, so that memory does not grow with their number. */
export async function* streamOpenJobs(ctx: Context): AsyncGenerator<FeedEntry[]> {
  let after: { postedOn: string; id: string } | null = null;
  for (;;) {
    const batch: FeedEntry[] = await loadBatch(ctx, after);
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH_SIZE) return;
    after = { postedOn: last.posted_on, id: last.id };
  }
}

const loadBatch = (ctx: Context, after: { postedOn: string; id: string } | null) =>
  ctx.db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'jobs.id',
      'jobs.slug',
      'jobs.title',
      'companies.slug as company_slug',
      'companies.name as company_name',
      'jobs.role_type',
      'jobs.work_mode',
      'jobs.location',
      'jobs.places',
      'jobs.family',
      'jobs.experience_min',
      'jobs.experience_max',
      'jobs.salary_min',
      'jobs.salary_max',
      'jobs.salary_currency',
      'jobs.salary_period',
      'jobs.summary',
      'jobs.description',
      'jobs.posted_on',
      'jobs.valid_until',
      'jobs.changed_at',
    ])
    .$narrowType<{ places: Place[] }>()
    .where(isOpen(today(ctx)))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(jobs.posted_on, jobs.id) < (${after?.postedOn}::date, ${after?.id}::uuid)`),
    )
    .orderBy('jobs.posted_on', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(BATCH_SIZE)
    .execute();

/** What identifies the state of the feeds: the open jobs, their last change, and the day, because jobs close by date. */
export async function loadFeedVersion(ctx: Context): Promise<{ etag: string; changedAt: Date }> {
  const { count, changed } = await ctx.db
    .selectFrom('jobs')
    .select(({ fn }) => [fn.countAll<string>().as('count'), sql<Date | null>`max(jobs.changed_at)`.as('changed')])
    .where(isOpen(today(ctx)))
    .executeTakeFirstOrThrow();
  const changedAt = changed ?? new Date(0);
  return { etag: `W/"${count}-${changedAt.getTime()}-${today(ctx)}"`, changedAt };
}
