/** The missing skills of a member's newest purchased report, used to compare programs. */
import { findOpenGaps } from '#features/member/fitment/server/index.ts';
import type { Gaps } from '#features/catalogue/programs/server/index.ts';
import { currentSkillId, skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';

export async function findMissingSkills(ctx: Context): Promise<Gaps | null> {
  const openGaps = ctx.viewer && (await findOpenGaps(ctx, ctx.viewer.id));
  if (!openGaps) return null;
  const { taxonomy } = await skillCatalogue();
  const { skillIds, ...gaps } = openGaps;
  const ids = [...new Set(skillIds.map((id) => currentSkillId(taxonomy, id)))];
  const skills = ids.map((id) => ({ id, name: taxonomy.byId.get(id)?.name ?? id }));
  return { ...gaps, skills };
}
