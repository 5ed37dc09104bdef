import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getJobId } from './get-job-facts.ts';
import { loadJob } from './get-job.ts';
import type { HasEmployer } from './select-jobs.ts';

/** Removes a job from the saved jobs; idempotent. */
export const unsaveJob =
  (hasEmployer: HasEmployer): UseCase<'DELETE /api/jobs/{slug}/save'> =>
  async (ctx, { params }) => {
    const viewer = signedIn(ctx);
    const job_id = await getJobId(ctx, params.slug);
    await ctx.db.deleteFrom('saved_jobs').where('user_id', '=', viewer.id).where('job_id', '=', job_id).execute();
    return { data: await loadJob(ctx, hasEmployer, params.slug) };
  };
