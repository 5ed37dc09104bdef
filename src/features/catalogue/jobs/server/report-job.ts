import type { UseCase } from '#platform/http/http.ts';
import { getJobId } from './get-job-facts.ts';

/** Reports a problem with a job to staff. */
export const reportJob: UseCase<'POST /api/jobs/{slug}/report'> = async (ctx, { params, body }) => {
  // public: reporting a fraudulent job must not require an account
  const job_id = await getJobId(ctx, params.slug);
  await ctx.db
    .insertInto('job_reports')
    .values({ job_id, user_id: ctx.viewer?.id ?? null, ...body })
    .onConflict((conflict) => conflict.columns(['job_id', 'user_id']).doUpdateSet({ ...body, created_at: ctx.clock.now() }))
    .execute();
  ctx.log.warn({ job: params.slug, reason: body.reason }, 'a job was reported');
};
