import type { Context } from '#platform/http/context.ts';
import { presentForStaff } from './present-measures.ts';
import type { Reportables } from './reportables.ts';

/** What was decided about a member, the latest first, as staff read it. Checks no permission. */
export async function findMeasures(ctx: Context, reportables: Reportables, userId: string) {
  const rows = await ctx.db
    .selectFrom('moderation_measures')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return presentForStaff(ctx, reportables, rows);
}
