import type { Context } from '#platform/http/context.ts';

/** How many suggested topics wait for staff. */
export async function countSuggestions(ctx: Context): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('topic_suggestions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}
