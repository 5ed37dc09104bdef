import type { Context } from '#platform/http/context.ts';

/** How many jobs wait for staff before they go live. */
export async function countHeldJobs(ctx: Context): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('job_drafts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return Number(count);
}
