import type { Context } from '#platform/http/context.ts';

/** Moves the drafts of a duplicate to the company that it is merged into. Checks no permission. */
export async function moveDrafts(ctx: Context, from: string, to: string): Promise<void> {
  await ctx.db.updateTable('job_drafts').set({ company_id: to }).where('company_id', '=', from).execute();
}
