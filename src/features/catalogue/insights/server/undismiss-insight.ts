import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getPublishedInsight } from './get-readable-insight.ts';

/** Undoes a dismissal; idempotent. */
export const undismissInsight: UseCase<'DELETE /api/knowledges/{id}/dismissal'> = async (ctx, { params }) => {
  const { id } = await getPublishedInsight(ctx, params.id);
  await ctx.db.deleteFrom('insight_dismissals').where('user_id', '=', signedIn(ctx).id).where('insight_id', '=', id).execute();
};
