import { audit } from '#features/base/accounts/server/index.ts';
import { closeJob } from '#features/catalogue/jobs/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadHiringJob, reload } from './get-hiring-job.ts';
import { jobPolicy } from './policy.ts';

/** Closes a job; closing a closed one changes nothing. */
export const closeHiringJob: UseCase<'POST /api/hiring/jobs/{id}/close'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const { state } = await loadHiringJob(ctx, params.id, 'recruit');
  if (!jobPolicy.close(state) && !jobPolicy.reopen(state)) throw conflict('job-not-closable');
  if (await closeJob(ctx, params.id, body.reason)) {
    const details = { before: state.status, after: 'closed', reason: body.reason };
    await audit(ctx, { action: 'job.closed', objectType: 'job', objectId: params.id, details });
  }
  return reload(ctx, params.id);
};
