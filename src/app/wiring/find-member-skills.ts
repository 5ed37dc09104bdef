/** The skills a member has: those of their profile, and those that a sentence of a résumé shows in an open report. */
import { shownInResumes } from '#features/member/fitment/server/index.ts';
import { skillsTold } from '#features/member/profiles/server/index.ts';
import type { Context } from '#platform/http/context.ts';

export async function findMemberSkills(ctx: Context): Promise<readonly string[]> {
  if (!ctx.viewer) return [];
  const [told, shown] = await Promise.all([skillsTold(ctx, ctx.viewer.id), shownInResumes(ctx, ctx.viewer.id)]);
  return [...new Set([...told, ...shown.keys()])];
}
