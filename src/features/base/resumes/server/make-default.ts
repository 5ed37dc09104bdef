import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getResume, lockResumes } from './load-resume.ts';
import { presentResume } from './present-resume.ts';

/** Makes one of the viewer's versions the default instead of the one before. */
export const makeDefault: UseCase<'PUT /api/resumes/{id}/default'> = async (ctx, { params }) => {
  const { id: userId } = signedIn(ctx);
  await lockResumes(ctx, userId);
  await getResume(ctx, userId, params.id);
  await setDefault(ctx, userId, params.id);
  return { data: presentResume(await getResume(ctx, userId, params.id)) };
};

/** Makes a version the only default, also compared with removed ones. The member's versions must be locked. */
export async function setDefault(ctx: Context, userId: string, id: string): Promise<void> {
  await ctx.db
    .updateTable('resumes')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
  await ctx.db.updateTable('resumes').set({ is_default: true }).where('id', '=', id).execute();
  await ctx.publish('resume.default-changed', { userId });
}
