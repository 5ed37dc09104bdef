import type { Context } from '#platform/http/context.ts';
import { prepareOutlook } from './engine/prepare-outlook.ts';
import type { Band } from './engine/report-types.ts';
import { buildFitInput } from './build-fit-input.ts';

export type ScoreOutlook = { unlocked: boolean; score: number | null; after: { score: number; band: Band } | null };

/**
 * The score now and once `skillIds` are shown by pieces of work. Checks no permission: the caller has already checked access to
 * the plan.
 */
export async function computeOutlook(ctx: Context, fitmentId: string, skillIds: readonly string[]): Promise<ScoreOutlook> {
  const fitment = await ctx.db.selectFrom('fitment_scores').selectAll().where('id', '=', fitmentId).executeTakeFirstOrThrow();
  if (fitment.unlocked_at === null) return { unlocked: false, score: null, after: null };
  const outlook = prepareOutlook(await buildFitInput(ctx, fitment));
  return { unlocked: true, score: outlook?.now.score ?? null, after: outlook?.after(skillIds, 'shown') ?? null };
}
