import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getReadableApplication } from './get-application-facts.ts';
import { applicationPolicy } from './policy.ts';
import { cardAttributes, selectJobs } from './select-jobs.ts';

/** One application with its timeline and its job. */
export const getApplication: UseCase<'GET /api/job_applications/{id}'> = async (ctx, { params }) => {
  await getReadableApplication(ctx, params.id);
  const [data] = await loadApplications(ctx, [params.id]);
  if (!data) throw new Error('the application was not found');
  return { data };
};

/** Loads and presents applications, in the order of the ids. */
export async function loadApplications(ctx: Context, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await ctx.db.selectFrom('job_applications').selectAll().where('id', 'in', ids).execute();
  const jobs = await selectJobs(ctx)
    .where(
      'jobs.id',
      'in',
      rows.map((row) => row.job_id),
    )
    .execute();
  const events = await ctx.db
    .selectFrom('job_application_events')
    .select(['job_application_id', 'status', 'at'])
    .where('job_application_id', 'in', ids)
    .orderBy('id')
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((other) => other.id === id);
    const job = jobs.find((other) => other.id === row?.job_id);
    if (!row || !job) return [];
    const attributes = {
      status: row.status,
      cover_letter: row.cover_letter,
      file_name: row.file_name,
      file_bytes: row.file_bytes,
      created_at: row.created_at.toISOString(),
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
      timeline: events
        .filter((event) => event.job_application_id === id)
        .map(({ status, at }) => ({ status, at: at.toISOString() })),
      job: { id: job.id, type: 'job' as const, attributes: cardAttributes(job) },
      can: { withdraw: applicationPolicy.withdraw(ctx.viewer, { userId: row.user_id, status: row.status }) },
    };
    return [{ id, type: 'job_application' as const, attributes }];
  });
}
