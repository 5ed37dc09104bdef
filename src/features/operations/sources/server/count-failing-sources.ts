import type { Context } from '#platform/http/context.ts';

/** How many sources gave no trustworthy answer in their last run and are not paused. */
export async function countFailingSources(ctx: Context): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('job_sources')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('failures', '>', 0)
    .where('paused_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
