import { applicationPolicy, changeApplicationStatus } from '#features/catalogue/jobs/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { authorizeJob } from './authorize-job.ts';
import { changeEach } from './change-each.ts';
import { writeToApplicant } from './write-to-applicant.ts';

/** Moves applicants of a job to a stage, with a message to each if given. */
export const moveApplicants: UseCase<'POST /api/hiring/jobs/{id}/applicants/stages'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const job = await authorizeJob(ctx, params.id, 'recruit');
  const { applicants, stage, message } = body;
  return changeEach(ctx, job, applicants, async (row) => {
    if (!applicationPolicy.canBecome(row.status, stage)) return false;
    await changeApplicationStatus(ctx, { id: row.id, status: stage });
    if (message !== '') await writeToApplicant(ctx, { row, job, body: message, mail: false });
    return true;
  });
};
