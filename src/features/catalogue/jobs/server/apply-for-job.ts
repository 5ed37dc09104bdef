import type { StoredResume } from '#features/base/resumes/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { EntryStatus } from '../contract.ts';
import { checkAnswers } from './check-answers.ts';
import { checkLetter } from './check-letter.ts';
import { loadApplications } from './get-application.ts';
import { jobPolicy } from './policy.ts';
import { selectJobs, type HasEmployer } from './select-jobs.ts';
import { resumeColumns, sendResume } from './send-resume.ts';

/** The statuses of an entry that can be sent. */
const UNSENT: readonly EntryStatus[] = ['considering', 'withdrawn'];

/**
 * Submits an application, also for a job that was considered, or again after withdrawing: the entry stays the same. A second
 * one for the same job is a 409.
 */
export const applyForJob =
  (hasEmployer: HasEmployer): UseCase<'POST /api/job_applications'> =>
  async (ctx, { body }) => {
    const viewer = signedIn(ctx);
    const job = await getOpenJob(ctx, hasEmployer, body.job_slug);
    const cover_letter = checkLetter(ctx, body.cover_letter);
    const answers = JSON.stringify(checkAnswers(job.questions, body.answers));
    return sendResume(ctx, body, (trx, resume) =>
      submitApplication(trx, { user_id: viewer.id, job_id: job.id, cover_letter, answers }, resume),
    );
  };

/** Returns a job for which the viewer can apply; throws 404 for an unknown job, or 409 with the reason. */
async function getOpenJob(ctx: Context, hasEmployer: HasEmployer, slug: string) {
  const job = await selectJobs(ctx).select('jobs.questions').where('jobs.slug', '=', slug).executeTakeFirst();
  if (!job) throw notFound('job');
  const { application_status: applicationStatus, apply_url: applyUrl, apply_email: applyEmail } = job;
  const employer = (await hasEmployer(ctx, [job.company_id])).has(job.company_id);
  if (jobPolicy.apply({ open: Boolean(job.open), applyUrl, applyEmail, employer, applicationStatus })) return job;
  if (applicationStatus !== null && applicationStatus !== 'withdrawn') throw alreadyApplied();
  if (job.open && applyUrl !== null) throw conflict('apply-at-employer');
  if (job.open && !employer) throw conflict('no-employer');
  throw conflict('job-closed');
}

const alreadyApplied = () => conflict('already-applied');

async function submitApplication(
  ctx: Context,
  application: { user_id: string; job_id: string; cover_letter: string; answers: string },
  resume: StoredResume,
) {
  const at = ctx.clock.now();
  const sent = {
    ...application,
    ...resumeColumns(resume),
    status: 'submitted' as const,
    created_at: at,
    withdrawn_at: null,
  };
  const before = await ctx.db
    .selectFrom('job_applications')
    .select('file_key')
    .where('user_id', '=', application.user_id)
    .where('job_id', '=', application.job_id)
    .executeTakeFirst();
  const submitted = await ctx.db
    .insertInto('job_applications')
    .values(sent)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'job_id']).doUpdateSet(sent).where('job_applications.status', 'in', UNSENT),
    )
    .returning('id')
    .executeTakeFirst();
  if (!submitted) throw alreadyApplied();
  if (before?.file_key) await ctx.enqueue('files.remove', { keys: [before.file_key] });
  await ctx.db
    .insertInto('job_application_events')
    .values({ job_application_id: submitted.id, status: 'submitted', at })
    .execute();
  await ctx.publish('application.submitted', {
    applicationId: submitted.id,
    userId: application.user_id,
    jobId: application.job_id,
  });
  const [data] = await loadApplications(ctx, [submitted.id]);
  if (!data) throw new Error('the new application was not found');
  return { data };
}

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** An application was sent, for the first time or again. */
    'application.submitted': { applicationId: string; userId: string; jobId: string };
    /** The résumé of an application was replaced. */
    'application.resume-changed': { applicationId: string; userId: string };
    /** The letter, the résumé or both were replaced. */
    'application.changed': { applicationId: string };
    /** Its status was changed by the employer or by staff. */
    'application.moved': { applicationId: string };
    'application.withdrawn': { applicationId: string; userId: string };
  }
}
