import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getCheckedSkill, presentCheck } from './present-check.ts';

/** Takes the viewer's piece of work back, with its file and what it counted. Idempotent. */
export const removeWork: UseCase<'DELETE /api/checks/{skill_id}/work'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  await getCheckedSkill(ctx, params.skill_id);
  const removed = await ctx.db
    .deleteFrom('shown_works')
    .where('user_id', '=', viewer.id)
    .where('skill_id', '=', params.skill_id)
    .returning(['file_key', 'complete'])
    .executeTakeFirst();
  if (removed?.file_key) await ctx.enqueue('files.remove', { keys: [removed.file_key] });
  if (removed?.complete) await ctx.publish('skill.work-removed', { userId: viewer.id, skillId: params.skill_id });
  return { data: await presentCheck(ctx, viewer.id, params.skill_id) };
};
