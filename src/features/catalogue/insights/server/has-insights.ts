import type { Context } from '#platform/http/context.ts';

/** Whether members have published any insight. */
export async function hasInsights(ctx: Context): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('insights')
    .select('id')
    .where('author_id', 'is not', null)
    .where('published_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
