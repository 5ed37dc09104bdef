import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentResume } from './present-resume.ts';

/** Renames one of the viewer's versions; the name of its file stays. */
export const renameResume: UseCase<'PATCH /api/resumes/{id}'> = async (ctx, { params, body }) => {
  const resume = await ctx.db
    .updateTable('resumes')
    .set({ name: body.name })
    .where('id', '=', params.id)
    .where('user_id', '=', signedIn(ctx).id)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!resume) throw notFound('resume');
  return { data: presentResume(resume) };
};
