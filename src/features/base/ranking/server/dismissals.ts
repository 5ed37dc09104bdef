import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { RecommendedType } from '../contract.ts';

const LATEST = 200;

/** Whether there is such a thing that the viewer may know of, by kind: given from outside, since feeds know no other feature. */
export type Recommendables = Record<RecommendedType, (ctx: Context, id: string) => Promise<boolean>>;

/** "Less like this": it is recommended to the viewer no more; twice changes nothing. */
export const dismiss =
  (recommendables: Recommendables): UseCase<'PUT /api/feeds/dismissals/{type}/{id}'> =>
  async (ctx, { params: { type, id } }) => {
    const viewer = signedIn(ctx);
    if (!(await recommendables[type](ctx, id))) throw notFound('Recommendation');
    await ctx.db
      .insertInto('feed_dismissals')
      .values({ user_id: viewer.id, item_type: type, item_id: id, created_at: ctx.clock.now() })
      .onConflict((again) => again.doNothing())
      .execute();
  };

/** Takes that back; without it nothing changes. */
export const undismiss: UseCase<'DELETE /api/feeds/dismissals/{type}/{id}'> = async (ctx, { params: { type, id } }) => {
  await ctx.db
    .deleteFrom('feed_dismissals')
    .where('user_id', '=', signedIn(ctx).id)
    .where('item_type', '=', type)
    .where('item_id', '=', id)
    .execute();
};

/** The ids of what the viewer wants less of, the newest first. */
export async function dismissedBy(ctx: Context, type: RecommendedType): Promise<string[]> {
  if (!ctx.viewer) return [];
  const rows = await ctx.db
    .selectFrom('feed_dismissals')
    .select('item_id')
    .where('user_id', '=', ctx.viewer.id)
    .where('item_type', '=', type)
    .orderBy('created_at', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map(({ item_id }) => item_id);
}
