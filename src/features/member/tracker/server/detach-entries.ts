import { sql } from 'kysely';
import { companyRows, jobRows, type MovedEntry } from '#features/catalogue/jobs/server/index.ts';
import { programRows } from '#features/catalogue/programs/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/**
 * Keeps what members noted about jobs that are about to be deleted: an entry follows its application to the own ad, or stands
 * by itself with the job's title and company. Checks no permission.
 */
export async function detachJobs(ctx: Context, moved: readonly MovedEntry[], jobIds: readonly string[]): Promise<void> {
  for (const { userId, jobId, ownAdId } of moved)
    await ctx.db
      .updateTable('tracker_entries')
      .set({ job_id: null, own_ad_id: ownAdId })
      .where('user_id', '=', userId)
      .where('job_id', '=', jobId)
      .execute();
  const jobs = await jobRows(ctx)
    .innerJoin(companyRows(ctx).as('company'), 'company.id', 'jobs.company_id')
    .select(['jobs.id as job_id', 'jobs.title as job_title', 'company.name as company_name'])
    .where('jobs.id', 'in', [...jobIds])
    .execute();
  for (const { job_id, job_title, company_name } of jobs)
    await ctx.db
      .updateTable('tracker_entries')
      .set({ job_id: null, kind: 'job', title: job_title, organisation: company_name, url: '' })
      .where('job_id', '=', job_id)
      .execute();
}

/** The same for programs. */
export async function detachPrograms(ctx: Context, programIds: readonly string[]): Promise<void> {
  const programs = await programRows(ctx)
    .where('id', 'in', [...programIds])
    .execute();
  for (const { id, title, provider, url } of programs)
    await ctx.db
      .updateTable('tracker_entries')
      .set({ program_id: null, kind: 'program', title: title.slice(0, 200), organisation: provider.slice(0, 200), url })
      .where('program_id', '=', id)
      .execute();
}

/**
 * Moves what members noted about a duplicate to the program that it is merged into; who noted something about both keeps the
 * one about the duplicate as an entry by itself. Checks no permission.
 */
export async function moveProgramEntries(ctx: Context, from: string, to: string): Promise<void> {
  await ctx.db
    .updateTable('tracker_entries as entry')
    .set({ program_id: to })
    .where('entry.program_id', '=', from)
    .where(
      sql<boolean>`not exists (select from tracker_entries as other where other.program_id = ${to} and other.user_id = entry.user_id)`,
    )
    .execute();
  await detachPrograms(ctx, [from]);
}
