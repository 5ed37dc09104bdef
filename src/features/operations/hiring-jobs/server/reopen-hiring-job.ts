import { audit } from '#features/base/accounts/server/index.ts';
import { reopenJob } from '#features/catalogue/jobs/server/index.ts';
import { isConfirmed } from '#features/member/deliveries/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadHiringJob, reload } from './get-hiring-job.ts';
import { jobPolicy } from './policy.ts';

/** Opens a closed job again; opening an open one changes nothing. */
export const reopenHiringJob: UseCase<'POST /api/hiring/jobs/{id}/reopen'> = async (ctx, { params }) => {
  signedIn(ctx);
  const { state, companyId, live } = await loadHiringJob(ctx, params.id, 'recruit');
  if (!jobPolicy.close(state) && !jobPolicy.reopen(state)) throw conflict('job-not-closable');
  const email = live?.apply_email ?? null;
  if (email !== null && !(await isConfirmed(ctx, { companyId, email }))) throw conflict('ad-email-unconfirmed', { email });
  if (await reopenJob(ctx, params.id))
    await audit(ctx, {
      action: 'job.reopened',
      objectType: 'job',
      objectId: params.id,
      details: { before: state.status, after: 'open' },
    });
  return reload(ctx, params.id);
};
