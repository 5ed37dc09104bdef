import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { addCorrection, changeScore } from './change-score.ts';

/** Says why a row is not right. */
export const correctRow: UseCase<'POST /api/fitment_scores/{id}/corrections'> = (ctx, { params, body }) =>
  changeScore(ctx, signedIn(ctx), params.id, 'corrected', ({ corrections }) => ({
    corrections: addCorrection(corrections, body),
  }));
