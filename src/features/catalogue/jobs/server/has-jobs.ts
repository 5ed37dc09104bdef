import type { Context } from '#platform/http/context.ts';

/** Whether there is a company that the demo did not bring. */
export async function hasCompanies(ctx: Context): Promise<boolean> {
  const row = await ctx.db.selectFrom('companies').select('id').where('example', '=', false).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether there is a job that the demo did not bring. */
export async function hasJobs(ctx: Context): Promise<boolean> {
  const row = await ctx.db.selectFrom('jobs').select('id').where('source', '!=', 'catalogue').limit(1).executeTakeFirst();
  return row !== undefined;
}
