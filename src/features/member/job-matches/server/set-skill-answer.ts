import { addToProfile } from '#features/member/profiles/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { deleteSkillAnswer, getSkill, presentAnswer, profileEntries } from './skill-answers.ts';

/** Stores an answer in place of an earlier one. */
export const setSkillAnswer: UseCase<'PUT /api/skill_answers/{skill_id}'> = async (ctx, { params, body }) => {
  const { id } = signedIn(ctx);
  const skill = await getSkill(params.skill_id);
  await deleteSkillAnswer(ctx, id, skill);
  const added = body.knows ? (await addToProfile(ctx, id, profileEntries(skill))).skills : [];
  await ctx.db
    .insertInto('skill_answers')
    .values({ user_id: id, skill_id: skill.id, knows: body.knows, added: added.length > 0, answered_at: ctx.clock.now() })
    .execute();
  await ctx.publish('profile.changed', { userId: id });
  return presentAnswer(skill, body.knows);
};
