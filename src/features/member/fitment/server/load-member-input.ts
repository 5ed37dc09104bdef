import { skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { FitInput } from './engine/fit-input.ts';
import { loadFinishedSkills, toProfileSkill } from './finished-skills.ts';
import { loadFitProfile } from './load-fit-profile.ts';

/** What is known of a member besides the ad: a résumé's text, their profile and finished skills. Checks no permission. */
export async function loadMemberInput(ctx: Context, userId: string, resume: string): Promise<Omit<FitInput, 'ad'>> {
  const { taxonomy } = await skillCatalogue();
  const [finished, profile] = await Promise.all([loadFinishedSkills(ctx, userId), loadFitProfile(ctx, userId)]);
  return {
    taxonomy,
    resume,
    profile: { ...profile, skills: [...profile.skills, ...finished.map(toProfileSkill)] },
    today: calendarDay(ctx.clock.now()),
  };
}
