import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Removes a dismissal; idempotent. */
export const undismiss: UseCase<'DELETE /api/feeds/dismissals/{type}/{id}'> = async (ctx, { params: { type, id } }) => {
  await ctx.db
    .deleteFrom('feed_dismissals')
    .where('user_id', '=', signedIn(ctx).id)
    .where('item_type', '=', type)
    .where('item_id', '=', id)
    .execute();
};
