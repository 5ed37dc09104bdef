import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Recommendables } from './dismissals.ts';

/** Dismisses an item from the viewer's recommendations; idempotent. */
export const dismiss =
  (recommendables: Recommendables): UseCase<'PUT /api/feeds/dismissals/{type}/{id}'> =>
  async (ctx, { params: { type, id } }) => {
    const viewer = signedIn(ctx);
    if (!(await recommendables[type](ctx, id))) throw notFound('recommendation');
    await ctx.db
      .insertInto('feed_dismissals')
      .values({ user_id: viewer.id, item_type: type, item_id: id, created_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
