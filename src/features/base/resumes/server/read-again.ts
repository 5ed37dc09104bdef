import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getResume, lockResumes } from './load-resume.ts';
import { presentResume } from './present-resume.ts';
import { queueReading } from './read-resume.ts';

/** Reads one of the viewer's versions again after a failure; what waits for it is scored afterwards. */
export const readAgain: UseCase<'POST /api/resumes/{id}/read'> = async (ctx, { params }) => {
  const { id: userId } = signedIn(ctx);
  await lockResumes(ctx, userId);
  const { id, status } = await getResume(ctx, userId, params.id);
  if (status === 'failed') {
    await ctx.db
      .updateTable('resumes')
      .set({ status: 'reading', failure: null, reading_since: ctx.clock.now(), readings: 1 })
      .where('id', '=', id)
      .where('status', '=', 'failed')
      .execute();
    await queueReading(ctx, { id, user_id: userId });
  }
  await ctx.publish('resume.reading', { resumeId: id });
  if (status === 'read') await ctx.publish('resume.read', { resumeId: id });
  return { data: presentResume(await getResume(ctx, userId, id)) };
};
