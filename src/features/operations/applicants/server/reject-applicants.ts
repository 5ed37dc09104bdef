import { audit } from '#features/base/accounts/server/index.ts';
import { applicationPolicy } from '#features/catalogue/jobs/server/index.ts';
import { holdRejection } from '#features/member/correspondence/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { authorizeJob } from './authorize-job.ts';
import { changeEach } from './change-each.ts';
import { fillFor } from './write-to-applicant.ts';

/** Rejects applicants of a job with a reason, which they read when it can no longer be taken back. */
export const rejectApplicants: UseCase<'POST /api/hiring/jobs/{id}/applicants/rejections'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const job = await authorizeJob(ctx, params.id, 'recruit');
  return changeEach(ctx, job, body.applicants, async (row) => {
    if (row.rejection_due_at !== null || !applicationPolicy.canBecome(row.status, 'rejected')) return false;
    await holdRejection(ctx, row.id, fillFor(body.reason, row, job));
    await audit(ctx, {
      action: 'applicant.reject',
      objectType: 'job_application',
      objectId: row.id,
      details: { before: row.stage, after: 'rejected' },
    });
    return true;
  });
};
