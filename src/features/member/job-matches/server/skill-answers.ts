import { currentSkillId, skillCatalogue } from '#features/base/skills/server/index.ts';
import { removeFromProfile } from '#features/member/profiles/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

type Skill = { id: string; name: string };

/** The skill that an id means now; 404 without one. */
export async function getSkill(skillId: string): Promise<Skill> {
  const { taxonomy } = await skillCatalogue();
  const skill = taxonomy.byId.get(currentSkillId(taxonomy, skillId));
  if (!skill) throw notFound('skill');
  return skill;
}

/** Deletes an answer with what it added to the profile, and says whether there was one. Checks no permission. */
export async function deleteSkillAnswer(ctx: Context, userId: string, skill: Skill): Promise<boolean> {
  const answer = await ctx.db
    .deleteFrom('skill_answers')
    .where('user_id', '=', userId)
    .where('skill_id', '=', skill.id)
    .returning('added')
    .executeTakeFirst();
  if (answer?.added) await removeFromProfile(ctx, userId, profileEntries(skill));
  return answer !== undefined;
}

export const profileEntries = ({ id, name }: Skill) => ({
  experience: [],
  education: [],
  links: [],
  skills: [{ id, name }],
});

export const presentAnswer = ({ id }: Skill, knows: boolean | null) => ({
  data: { id, type: 'skill_answer' as const, attributes: { knows } },
});
