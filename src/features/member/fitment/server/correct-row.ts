import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeScore, replaceEntry } from './change-score.ts';

/** Says why a row is not right. A second correction of a row replaces the first. */
export const correctRow: UseCase<'POST /api/fitment_scores/{id}/corrections'> = (ctx, { params, body }) =>
  changeScore(ctx, signedIn(ctx), params.id, 'corrected', ({ corrections }) => ({
    corrections: replaceEntry(corrections, body.requirement_id, body),
  }));
