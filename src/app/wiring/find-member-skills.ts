/** A member's skills: those of the profile, and those evidenced by the résumé of a purchased report. */
import { findSkillsInResumes } from '#features/member/fitment/server/index.ts';
import { findProfileSkills } from '#features/member/profiles/server/index.ts';
import type { Context } from '#platform/http/context.ts';

export async function findMemberSkills(ctx: Context): Promise<readonly string[]> {
  if (!ctx.viewer) return [];
  const [fromProfile, fromResumes] = await Promise.all([
    findProfileSkills(ctx, ctx.viewer.id),
    findSkillsInResumes(ctx, ctx.viewer.id),
  ]);
  return [...new Set([...fromProfile, ...fromResumes.keys()])];
}
