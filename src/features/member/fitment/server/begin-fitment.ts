import { getApplicationFacts } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';

type Entry = { applicationId: string; userId: string };

/** Starts the fitment of an entry, from the version of its résumé or else from the profile alone. Idempotent. */
export async function beginFitment(ctx: Context, { applicationId, userId }: Entry): Promise<{ isNew: boolean }> {
  const { resumeId } = await getApplicationFacts(ctx, applicationId);
  const created = await ctx.db
    .insertInto('fitment_scores')
    .values({
      job_application_id: applicationId,
      user_id: userId,
      pending_resume_id: resumeId,
      from_profile: resumeId === null,
      waiting_since: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.column('job_application_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) await ctx.enqueue('fitment.score', { fitmentId: created.id });
  return { isNew: created !== undefined };
}
