import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentFitment } from './present-fitment.ts';

const MAX_SCORES = 50;

/** The viewer's fitment scores, newest first. */
export const listFitmentScores: UseCase<'GET /api/fitment_scores'> = async (ctx) => {
  const rows = await ctx.db
    .selectFrom('fitment_scores')
    .selectAll()
    .where('user_id', '=', signedIn(ctx).id)
    .orderBy('created_at', 'desc')
    .limit(MAX_SCORES)
    .execute();
  const data = [];
  for (const row of rows) data.push(await presentFitment(ctx, row));
  return { data, meta: { next_cursor: null } };
};
