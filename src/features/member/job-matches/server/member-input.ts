import { findOwner, findVisitorResume } from '#features/base/own-ads/server/index.ts';
import { findDefaultResume } from '#features/base/resumes/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { loadMemberInput as loadInput, type FitInput } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';

/** What somebody is compared with jobs by; `resumeName` is null for the profile alone. */
export type Known = { input: Omit<FitInput, 'ad'>; resumeId: string | null; resumeName: string | null };

/** A member's default résumé and profile; null where neither says anything. */
export async function loadMemberInput(ctx: Context, userId: string): Promise<Known | null> {
  const resume = await findDefaultResume(ctx, userId);
  const text = resume?.text ?? '';
  const input = await loadInput(ctx, userId, text);
  const { skills = [], text: profile = '' } = input.profile ?? {};
  if (text === '' && skills.length === 0 && profile === '') return null;
  return { input, resumeId: text === '' ? null : (resume?.id ?? null), resumeName: text === '' ? null : (resume?.name ?? null) };
}

/** The résumé that the visitor of this browser brought, if any. */
export async function loadVisitorInput(ctx: Context): Promise<Known | null> {
  const owner = await findOwner(ctx);
  const resume = owner?.visitor_id ? await findVisitorResume(ctx, owner.visitor_id) : null;
  if (resume === null) return null;
  const { taxonomy } = await skillCatalogue();
  return {
    input: { taxonomy, resume: resume.text, today: calendarDay(ctx.clock.now()) },
    resumeId: null,
    resumeName: resume.name,
  };
}
