import { getApplicationFacts } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { beginFitment } from './begin-fitment.ts';
import { findFitmentOfApplication } from './load-fitment.ts';

/** Scores what was sent: starts the fitment, or makes the score again where another version was sent than the scored one. */
export async function followApplication(ctx: Context, entry: { applicationId: string; userId: string }): Promise<void> {
  if ((await beginFitment(ctx, entry)).isNew) return;
  const fitment = await findFitmentOfApplication(ctx, entry.applicationId);
  const { resumeId } = await getApplicationFacts(ctx, entry.applicationId);
  const isScored = fitment?.resume_id === resumeId && fitment?.pending_resume_id === null;
  if (!fitment || resumeId === null || isScored) return;
  await ctx.db
    .updateTable('fitment_scores')
    .set({
      pending_resume_id: resumeId,
      waiting_since: ctx.clock.now(),
      // A score stays readable until the new version is read.
      ...(fitment.status === 'unreadable' && { status: 'reading', failure: null }),
    })
    .where('id', '=', fitment.id)
    .execute();
  await ctx.enqueue('fitment.score', { fitmentId: fitment.id });
}
