import type { Context } from '#platform/http/context.ts';

/** Scores everything that waits for a version, after it was read or could not be. */
export async function followReading(ctx: Context, { resumeId }: { resumeId: string }): Promise<void> {
  const waiting = await ctx.db.selectFrom('fitment_scores').select('id').where('pending_resume_id', '=', resumeId).execute();
  for (const { id } of waiting) await ctx.enqueue('fitment.score', { fitmentId: id });
}

/** Shows that a version is read again, where a score failed for want of it. */
export async function awaitReading(ctx: Context, { resumeId }: { resumeId: string }): Promise<void> {
  await ctx.db
    .updateTable('fitment_scores')
    .set({ status: 'reading', failure: null, waiting_since: ctx.clock.now() })
    .where('pending_resume_id', '=', resumeId)
    .where('status', '=', 'unreadable')
    .execute();
}
