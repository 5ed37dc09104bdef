import { waitForResume } from '#features/base/resumes/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** Queues a member's matches to be computed again. */
export const queueMatches = (ctx: Context, { userId }: { userId: string }): Promise<void> =>
  ctx.enqueue('job-matches.refresh', { userId });

/** The same after a version of the résumé was read, if it is the default. */
export async function queueMatchesOfResume(ctx: Context, { resumeId }: { resumeId: string }): Promise<void> {
  const resume = await waitForResume(ctx, resumeId);
  if (resume?.is_default) await queueMatches(ctx, { userId: resume.user_id });
}
