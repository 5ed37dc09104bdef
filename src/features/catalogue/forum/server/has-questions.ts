import type { Context } from '#platform/http/context.ts';

/** Whether members have asked anything. */
export async function hasQuestions(ctx: Context): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('questions')
    .select('id')
    .where('starter', '=', false)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
