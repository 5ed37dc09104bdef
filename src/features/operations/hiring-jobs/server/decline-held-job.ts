import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockHeld, notifyEmployers } from './held-job.ts';
import { presentHeldJobs } from './present-held-jobs.ts';

/** Declines a held job; the employer reads the reason and may change the job. */
export const declineHeldJob: UseCase<'POST /api/staff/held_jobs/{id}/decline'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'moderator');
  const draft = await lockHeld(ctx, params.id, body.version);
  await ctx.db
    .updateTable('job_drafts')
    .set({ state: 'declined', reason: body.reason, held_at: null })
    .where('id', '=', draft.id)
    .execute();
  const details = { before: { state: 'held' }, after: { state: 'declined' }, reason: body.reason };
  await audit(ctx, { action: 'job.declined', objectType: 'job', objectId: draft.id, details });
  await notifyEmployers(ctx, draft, 'declined', body.reason);
  return presentHeldJobs(ctx);
};
