import type { Context } from '#platform/http/context.ts';

/** How many cases wait for staff. */
export async function countOpenCases(ctx: Context): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('moderation_cases')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}
