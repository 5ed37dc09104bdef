import type { Context } from '#platform/http/context.ts';
import { buildFitInput } from './build-fit-input.ts';
import { prepareOutlook } from './engine/prepare-outlook.ts';
import type { Band } from './engine/report-types.ts';

/**
 * The band now and once `skillIds` are shown by pieces of work; null without enough to tell. Bands are free to see, unlike the
 * points. Checks no permission: the caller has already checked access to the plan.
 */
export async function computeBands(
  ctx: Context,
  fitmentId: string,
  skillIds: readonly string[],
): Promise<{ now: Band; after: Band } | null> {
  const fitment = await ctx.db.selectFrom('fitment_scores').selectAll().where('id', '=', fitmentId).executeTakeFirstOrThrow();
  const outlook = prepareOutlook(await buildFitInput(ctx, fitment));
  return outlook && { now: outlook.now.band, after: outlook.after(skillIds, 'shown').band };
}
