import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Forgets all of it. What was counted without names in the days' totals stays. */
export const deleteMyEvents: UseCase<'DELETE /api/journeys/mine'> = async (ctx) => {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('journey_events')
    .where('user_id', '=', signedIn(ctx).id)
    .executeTakeFirstOrThrow();
  return { deleted: Number(numDeletedRows) };
};
