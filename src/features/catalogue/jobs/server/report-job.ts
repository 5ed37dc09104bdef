import type { UseCase } from '#platform/http/http.ts';
import { addReport } from '#features/base/moderation/server/index.ts';
import { getJobId } from './get-job-facts.ts';

/** Reports a problem with a job to staff. */
export const reportJob: UseCase<'POST /api/jobs/{slug}/report'> = async (ctx, { params, body }) => {
  // public: reporting a fraudulent job must not require an account
  const id = await getJobId(ctx, params.slug);
  await addReport(ctx, { type: 'job', id, userId: ctx.viewer?.id ?? null, ...body });
  ctx.log.warn({ job: params.slug, reason: body.reason }, 'a job was reported');
};
