import type { Context } from '#platform/http/context.ts';

/** Whether somebody works for a company here, as owner, recruiter or viewer. */
export async function isEmployer(ctx: Context, userId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('company_people')
    .select('company_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
