import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { deleteSkillAnswer, getSkill, presentAnswer } from './skill-answers.ts';

/** Takes an answer back; without one, nothing changes. */
export const removeSkillAnswer: UseCase<'DELETE /api/skill_answers/{skill_id}'> = async (ctx, { params }) => {
  const { id } = signedIn(ctx);
  const skill = await getSkill(params.skill_id);
  if (await deleteSkillAnswer(ctx, id, skill)) await ctx.publish('profile.changed', { userId: id });
  return presentAnswer(skill, null);
};
