import type { Context } from '#platform/http/context.ts';

/** How many requests to represent a company wait for staff. */
export async function countRequests(ctx: Context): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('company_requests')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}
