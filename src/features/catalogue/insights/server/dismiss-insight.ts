import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getPublishedInsight } from './get-readable-insight.ts';

/** Stops recommending the card to the viewer; idempotent. */
export const dismissInsight: UseCase<'POST /api/knowledges/{id}/dismissal'> = async (ctx, { params }) => {
  const { id } = await getPublishedInsight(ctx, params.id);
  await ctx.db
    .insertInto('insight_dismissals')
    .values({ user_id: signedIn(ctx).id, insight_id: id, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
