import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeScore, replaceEntry } from './change-score.ts';

/** Takes back the correction of a row. */
export const restoreRow: UseCase<'DELETE /api/fitment_scores/{id}/corrections'> = (ctx, { params, query }) =>
  changeScore(ctx, signedIn(ctx), params.id, 'corrected', ({ corrections }) => ({
    corrections: replaceEntry(corrections, query.requirement_id),
  }));
