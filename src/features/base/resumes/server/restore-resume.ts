import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { hasDefault } from './keep-resume.ts';
import { getResume, lockResumes } from './load-resume.ts';
import { setDefault } from './make-default.ts';
import { presentResume } from './present-resume.ts';

/** Restores one of the viewer's removed versions, also as the default; repeating it changes nothing. */
export const restoreResume: UseCase<'POST /api/resumes/{id}/restore'> = async (ctx, { params }) => {
  const { id: userId } = signedIn(ctx);
  await lockResumes(ctx, userId);
  const stored = await ctx.db
    .selectFrom('resumes')
    .selectAll()
    .where('id', '=', params.id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!stored) throw notFound('resume');
  if (stored.removed_at !== null) {
    const becomesDefault = stored.is_default || !(await hasDefault(ctx, userId));
    if (becomesDefault) await setDefault(ctx, userId, params.id);
    await ctx.db.updateTable('resumes').set({ removed_at: null }).where('id', '=', params.id).execute();
  }
  return { data: presentResume(await getResume(ctx, userId, params.id)) };
};
