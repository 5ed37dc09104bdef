import { skillCatalogue, storedSkillIds } from '#features/base/skills/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getCheckedSkill, presentCheck } from './present-check.ts';

/** Takes the viewer's piece of work back, with its file and what it counted. Idempotent. */
export const removeWork: UseCase<'DELETE /api/checks/{skill_id}/work'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const skill = await getCheckedSkill(ctx, params.skill_id);
  const { taxonomy } = await skillCatalogue();
  const removed = await ctx.db
    .deleteFrom('shown_works')
    .where('user_id', '=', viewer.id)
    .where('skill_id', 'in', storedSkillIds(taxonomy, skill.id))
    .returning(['file_key', 'complete'])
    .execute();
  const keys = removed.flatMap(({ file_key }) => file_key ?? []);
  if (keys.length > 0) await ctx.enqueue('files.remove', { keys });
  if (removed.some(({ complete }) => complete)) await ctx.publish('skill.work-removed', { userId: viewer.id, skillId: skill.id });
  return { data: await presentCheck(ctx, viewer.id, skill.id) };
};
