import { audit } from '#features/base/accounts/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadHiringJob } from './get-hiring-job.ts';
import { jobPolicy } from './policy.ts';

/** Deletes a draft. A job that was published is closed instead, because people may have applied. */
export const removeDraft: UseCase<'DELETE /api/hiring/jobs/{id}'> = async (ctx, { params }) => {
  signedIn(ctx);
  const job = await loadHiringJob(ctx, params.id, 'recruit');
  if (!jobPolicy.remove(job.state)) throw conflict('job-was-published');
  await ctx.db.deleteFrom('job_drafts').where('id', '=', params.id).execute();
  const details = { company_id: job.companyId, title: job.draft?.content.title ?? '' };
  await audit(ctx, { action: 'job.deleted', objectType: 'job', objectId: params.id, details });
};
