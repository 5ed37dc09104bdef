import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { FitInput } from './engine/fit-input.ts';
import type { Fitment } from './load-fitment.ts';
import { toProfileSkill, loadFinishedSkills } from './finished-skills.ts';
import { loadFitProfile } from './load-fit-profile.ts';

/**
 * Builds the engine's input: ad, parsed résumé, profile, finished skills and the member's corrections. It contains no
 * personal data.
 */
export async function buildFitInput(ctx: Context, fitment: Fitment): Promise<FitInput> {
  const { taxonomy } = await skillCatalogue();
  const { job } = await getApplicationWithJob(ctx, fitment.job_application_id);
  const [finished, profile] = await Promise.all([loadFinishedSkills(ctx, fitment.user_id), loadFitProfile(ctx, fitment.user_id)]);
  return {
    taxonomy,
    ad: {
      title: job.title,
      text: job.description,
      employer: job.companyName,
      ...(job.adjustments && { adjustments: job.adjustments }),
    },
    resume: fitment.resume_text ?? '',
    profile: { ...profile, skills: [...profile.skills, ...finished.map(toProfileSkill)] },
    corrections: fitment.corrections,
    attached: fitment.attached,
    declared: fitment.declared,
    today: calendarDay(ctx.clock.now()),
  };
}
