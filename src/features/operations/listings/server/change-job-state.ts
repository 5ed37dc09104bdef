import { requireScope } from '#features/base/accounts/server/index.ts';
import { reportableJob, showJob } from '#features/catalogue/jobs/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditState } from './change-listing.ts';
import { lockJob, presentJob, whyKeptOff } from './present-jobs.ts';

/** Takes a job off the site or publishes it again; what a report took down is restored in the queue of reports. */
export const changeJobState: UseCase<'POST /api/staff/jobs/{id}/state'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const { version, state, reason } = body;
  const job = await lockJob(ctx, id, version);
  const before = job.hidden_at ? 'unpublished' : 'published';
  if (before === state) return presentJob(ctx, id);
  const keptOff = await whyKeptOff(ctx, job);
  if (keptOff === 'report') throw conflict('job-reported');
  if (keptOff === 'company') throw conflict('job-company-unpublished');
  if (state === 'published') await showJob(ctx, id);
  else await reportableJob.hiding.hide(ctx, id);
  await auditState(ctx, { type: 'job', id, state, reason });
  return presentJob(ctx, id);
};
