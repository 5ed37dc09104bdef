import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getResume, lockResumes } from './load-resume.ts';
import { presentResume } from './present-resume.ts';

/**
 * Removes one of the viewer's versions, which can be restored for an hour. If it was the default, the newest of the others
 * becomes it, one that can be read if possible; the removed one remembers that it was.
 */
export const removeResume: UseCase<'DELETE /api/resumes/{id}'> = async (ctx, { params }) => {
  const { id: userId } = signedIn(ctx);
  await lockResumes(ctx, userId);
  const { is_default: wasDefault } = await getResume(ctx, userId, params.id);
  const removed = await ctx.db
    .updateTable('resumes')
    .set({ removed_at: ctx.clock.now() })
    .where('id', '=', params.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (wasDefault) {
    const newest = ctx.db
      .selectFrom('resumes')
      .select('id')
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .orderBy((eb) => eb('status', '=', 'failed'))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(1);
    await ctx.db.updateTable('resumes').set({ is_default: true }).where('id', '=', newest).execute();
    await ctx.publish('resume.default-changed', { userId });
  }
  return { data: presentResume(removed) };
};
