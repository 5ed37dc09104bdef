import { findDefaultResume } from '#features/base/resumes/server/index.ts';
import { loadMemberInput as loadInput, loadVisitorInput, type FitInput } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** What somebody is compared with jobs by; `resumeName` is null for the profile alone. */
export type Known = { input: Omit<FitInput, 'ad'>; resumeId: string | null; resumeName: string | null };

/** The résumé that the visitor of this browser brought, if any. */
export async function loadVisitor(ctx: Context): Promise<Known | null> {
  const known = await loadVisitorInput(ctx);
  return known && { input: known.input, resumeId: null, resumeName: known.fileName };
}

/** A member's default résumé and profile; null where neither says anything. */
export async function loadMemberInput(ctx: Context, userId: string): Promise<Known | null> {
  const resume = await findDefaultResume(ctx, userId);
  const text = resume?.text ?? '';
  const input = await loadInput(ctx, userId, text);
  const { skills = [], text: profile = '' } = input.profile ?? {};
  if (text === '' && skills.length === 0 && profile === '') return null;
  return { input, resumeId: text === '' ? null : (resume?.id ?? null), resumeName: text === '' ? null : (resume?.name ?? null) };
}
