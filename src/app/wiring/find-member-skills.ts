/** The skills a member has: those of their profile, and those that a sentence of a résumé shows in an open report. */
import { findSkillsInResumes } from '#features/member/fitment/server/index.ts';
import { findProfileSkills } from '#features/member/profiles/server/index.ts';
import type { Context } from '#platform/http/context.ts';

export async function readSkills(ctx: Context): Promise<readonly string[]> {
  if (!ctx.viewer) return [];
  const [told, shown] = await Promise.all([findProfileSkills(ctx, ctx.viewer.id), findSkillsInResumes(ctx, ctx.viewer.id)]);
  return [...new Set([...told, ...shown.keys()])];
}
