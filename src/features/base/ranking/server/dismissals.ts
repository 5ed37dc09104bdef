import { type Context } from '#platform/http/context.ts';
import type { RecommendedType } from '../contract.ts';

const MAX_DISMISSED = 200;

/** Whether an item exists for the viewer, by type. Passed in, because ranking must not depend on other features. */
export type Recommendables = Record<RecommendedType, (ctx: Context, id: string) => Promise<boolean>>;

/** The ids of the viewer's dismissed items, newest first. */
export async function findDismissed(ctx: Context, type: RecommendedType): Promise<string[]> {
  if (!ctx.viewer) return [];
  const rows = await ctx.db
    .selectFrom('feed_dismissals')
    .select('item_id')
    .where('user_id', '=', ctx.viewer.id)
    .where('item_type', '=', type)
    .orderBy('created_at', 'desc')
    .limit(MAX_DISMISSED)
    .execute();
  return rows.map(({ item_id }) => item_id);
}
