import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { notFound } from '#platform/http/errors.ts';
import { getReadableApplication } from './get-application-facts.ts';
import type { ApplicationStatus } from '../contract.ts';
import { applicationPolicy, jobPolicy } from './policy.ts';
import { jobApplicationRows } from './relations.ts';
import { cardAttributes, selectJobs, type JobRow } from './select-jobs.ts';

/** One application that was sent, with its timeline and its job. */
export const getApplication: UseCase<'GET /api/job_applications/{id}'> = async (ctx, { params }) => {
  await getReadableApplication(ctx, params.id);
  const [data] = await loadApplications(ctx, [params.id]);
  if (!data) throw notFound('application');
  return { data };
};

/** Loads and presents applications that were sent, in the order of the ids. */
export async function loadApplications(ctx: Context, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await jobApplicationRows(ctx).where('id', 'in', ids).execute();
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
      answers: row.answers,
      file_name: row.file_name,
      file_bytes: row.file_bytes,
      resume_id: row.resume_id,
      created_at: row.created_at.toISOString(),
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
      timeline: events
        .filter((event) => event.job_application_id === id)
        .map(({ status, at }) => ({ status, at: at.toISOString() })),
      job: { id: job.id, type: 'job' as const, attributes: cardAttributes(job) },
      can: permissions(ctx, row, job),
    };
    return [{ id, type: 'job_application' as const, attributes }];
  });
}

function permissions(
  ctx: Context,
  { user_id: userId, status }: { user_id: string; status: ApplicationStatus },
  { open, apply_url: applyUrl, apply_email: applyEmail }: Pick<JobRow, 'open' | 'apply_url' | 'apply_email'>,
) {
  const facts = { userId, status };
  return {
    withdraw: applicationPolicy.withdraw(ctx.viewer, facts),
    change: applicationPolicy.change(ctx.viewer, facts),
    send_again:
      ctx.viewer?.id === userId &&
      status === 'withdrawn' &&
      // The job's page, where it is sent, asks whether the company still has somebody who reads applications.
      jobPolicy.apply({ open: Boolean(open), applyUrl, applyEmail, employer: true, applicationStatus: status }),
  };
}
