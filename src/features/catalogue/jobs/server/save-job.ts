import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getJobId } from './get-job-facts.ts';
import { loadJob } from './get-job.ts';
import type { HasEmployer } from './select-jobs.ts';

/** Saves a job; idempotent. */
export const saveJob =
  (hasEmployer: HasEmployer): UseCase<'POST /api/jobs/{slug}/save'> =>
  async (ctx, { params }) => {
    const viewer = signedIn(ctx);
    const job_id = await getJobId(ctx, params.slug);
    await ctx.db
      .insertInto('saved_jobs')
      .values({ user_id: viewer.id, job_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { data: await loadJob(ctx, hasEmployer, params.slug) };
  };
