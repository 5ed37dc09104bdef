import { currentSkillId, skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** The taxonomy ids of the skills in a member's profile; skills outside the taxonomy are left out. Checks no permission. */
export async function findProfileSkills(ctx: Context, userId: string): Promise<string[]> {
  const row = await ctx.db.selectFrom('profiles').select('skills').where('user_id', '=', userId).executeTakeFirst();
  const { taxonomy } = await skillCatalogue();
  return [...new Set((row?.skills ?? []).flatMap(({ id }) => (id === null ? [] : currentSkillId(taxonomy, id))))];
}
