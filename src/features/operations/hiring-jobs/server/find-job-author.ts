import type { Context } from '#platform/http/context.ts';

/** Who wrote a job here last; null for jobs of imports and of the demo catalogue. */
export async function findJobAuthor(ctx: Context, jobId: string): Promise<string | null> {
  const draft = await ctx.db.selectFrom('job_drafts').select('author_id').where('id', '=', jobId).executeTakeFirst();
  return draft?.author_id ?? null;
}
