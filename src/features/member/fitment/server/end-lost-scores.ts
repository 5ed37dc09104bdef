import { resumeRows } from '#features/base/resumes/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** Longer than all attempts of the task together. */
const LOST_AFTER_MS = 20 * 60_000;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'fitment.end-lost-scores': object;
  }
}

/** Ends waiting for first scores whose task is gone although the reading has ended, so that none stands at "reading" for ever. */
export async function endLostScores(ctx: Context): Promise<void> {
  await ctx.db
    .updateTable('fitment_scores')
    .set({ status: 'unreadable', failure: 'interrupted' })
    .where('status', '=', 'reading')
    .where('waiting_since', '<', new Date(ctx.clock.now().getTime() - LOST_AFTER_MS))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom(resumeRows(ctx).as('resume'))
            .select('resume.id')
            .whereRef('resume.id', '=', 'fitment_scores.pending_resume_id')
            .where('resume.status', '=', 'reading'),
        ),
      ),
    )
    .execute();
}
