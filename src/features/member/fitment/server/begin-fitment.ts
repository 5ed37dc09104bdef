import type { Context } from '#platform/http/context.ts';

/** Starts the fitment of a new application and queues the résumé for parsing. Idempotent. */
export async function beginFitment(ctx: Context, application: { applicationId: string; userId: string }): Promise<void> {
  const created = await ctx.db
    .insertInto('fitment_scores')
    .values({ job_application_id: application.applicationId, user_id: application.userId })
    .onConflict((conflict) => conflict.column('job_application_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) await ctx.enqueue('fitment.read', { fitmentId: created.id });
}

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'fitment.read': { fitmentId: string };
  }
}
