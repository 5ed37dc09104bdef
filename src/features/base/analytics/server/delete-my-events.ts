import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Deletes the viewer's recorded events. Anonymous daily totals stay. */
export const deleteMyEvents: UseCase<'DELETE /api/journeys/mine'> = async (ctx) => {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('journey_events')
    .where('user_id', '=', signedIn(ctx).id)
    .executeTakeFirstOrThrow();
  return { deleted: Number(numDeletedRows) };
};
