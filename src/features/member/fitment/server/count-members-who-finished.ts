import type { Context } from '#platform/http/context.ts';

/** How many members finished one of these skills here. */
export async function countMembersWhoFinished(ctx: Context, skillIds: readonly string[]): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('finished_skills')
    .select(({ fn }) => fn.count<number>('user_id').distinct().as('count'))
    .where('skill_id', 'in', [...skillIds])
    .executeTakeFirstOrThrow();
  return count;
}
