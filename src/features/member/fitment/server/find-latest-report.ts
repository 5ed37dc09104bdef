import type { Context } from '#platform/http/context.ts';

/**
 * The sequence of a fitment's newest report; null without one. `after` looks only at later ones that were not made because a
 * skill was finished. Checks no permission.
 */
export async function findLatestReport(ctx: Context, fitmentId: string, after?: number): Promise<number | null> {
  const report = await ctx.db
    .selectFrom('fitment_reports')
    .select('sequence')
    .where('fitment_score_id', '=', fitmentId)
    .$if(after !== undefined, (query) => query.where('sequence', '>', after ?? 0).where('cause', '!=', 'completed'))
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return report?.sequence ?? null;
}
