import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeScore, replaceEntry } from './change-score.ts';

/** Removes the added sentence of a row. */
export const removeEvidence: UseCase<'DELETE /api/fitment_scores/{id}/evidence'> = (ctx, { params, query }) =>
  changeScore(ctx, signedIn(ctx), params.id, 'attached', ({ attached }) => ({
    attached: replaceEntry(attached, query.requirement_id),
  }));
