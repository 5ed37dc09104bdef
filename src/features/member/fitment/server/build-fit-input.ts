import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { FitInput } from './engine/fit-input.ts';
import type { Fitment } from './load-fitment.ts';
import { loadMemberInput } from './load-member-input.ts';

/**
 * Builds the engine's input: ad, parsed résumé, profile, finished skills and the member's corrections. It contains no
 * personal data.
 */
export async function buildFitInput(ctx: Context, fitment: Fitment): Promise<FitInput> {
  const { job } = await getApplicationWithJob(ctx, fitment.job_application_id);
  return {
    ...(await loadMemberInput(ctx, fitment.user_id, fitment.resume_text ?? '')),
    ad: {
      title: job.title,
      text: job.description,
      employer: job.companyName,
      ...(job.adjustments && { adjustments: job.adjustments }),
    },
    corrections: fitment.corrections,
    attached: fitment.attached,
    declared: fitment.declared,
  };
}
