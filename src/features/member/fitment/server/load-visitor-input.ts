import { findOwner, findVisitorResume } from '#features/base/own-ads/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { FitInput } from './engine/fit-input.ts';

/** What is known of the visitor of this browser besides the ad; null before they brought a résumé, and for members. */
export async function loadVisitorInput(ctx: Context): Promise<{ input: Omit<FitInput, 'ad'>; fileName: string } | null> {
  const owner = await findOwner(ctx);
  const resume = owner?.visitor_id ? await findVisitorResume(ctx, owner.visitor_id) : null;
  if (resume === null) return null;
  const { taxonomy } = await skillCatalogue();
  return { input: { taxonomy, resume: resume.text, today: calendarDay(ctx.clock.now()) }, fileName: resume.name };
}
