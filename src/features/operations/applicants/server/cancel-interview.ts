import { audit } from '#features/base/accounts/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { cancelInterviews } from '#features/member/correspondence/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadApplicant, lockStage } from './load-applicant.ts';
import { presentApplicant } from './present-applicant.ts';

/** Cancels the interview that is still to come, and tells the applicant. The stage stays. */
export const cancelInterview: UseCase<'DELETE /api/hiring/applicants/{id}/interviews'> = async (ctx, { params: { id } }) => {
  signedIn(ctx);
  const { job } = await loadApplicant(ctx, id, 'recruit');
  const row = await lockStage(ctx, id);
  if (!(await cancelInterviews(ctx, id))) throw conflict('interview-over');
  await notify(ctx, {
    userId: row.user_id,
    kind: 'application-interview',
    dedupeKey: `application-interview:${id}:cancelled:${ctx.clock.now().getTime()}`,
    facts: { job: job.title, company: job.company, cancelled: 'yes' },
    url: `/applications?entry=job-${job.id}`,
    mail: true,
  });
  await audit(ctx, { action: 'applicant.cancel-interview', objectType: 'job_application', objectId: id });
  return presentApplicant(ctx, id);
};
