import type { Context } from '#platform/http/context.ts';

/** Whether a job is written by its company here. */
export async function hasDraft(ctx: Context, jobId: string): Promise<boolean> {
  const draft = await ctx.db.selectFrom('job_drafts').select('id').where('id', '=', jobId).executeTakeFirst();
  return draft !== undefined;
}
