import type { Context } from '#platform/http/context.ts';

/** The id of a member's application or considered entry for a job; null for none. */
export async function findEntryOfJob(ctx: Context, userId: string, jobId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('job_applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row?.id ?? null;
}
