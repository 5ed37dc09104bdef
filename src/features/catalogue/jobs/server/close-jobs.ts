import type { Context } from '#platform/http/context.ts';

/**
 * Closes the open ones of these jobs and returns how many. Importing a closed job opens it again. Unpublished ones stay closed
 * when they are published again.
 */
export async function closeJobs(ctx: Context, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await ctx.db
    .updateTable('jobs')
    .set({ closed_at: ctx.clock.now() })
    .where('id', 'in', [...ids])
    .where((eb) => eb.or([eb('closed_at', 'is', null), eb('closed_at', '=', eb.ref('hidden_at'))]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
