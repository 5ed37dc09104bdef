import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeScore, replaceEntry } from './change-score.ts';

/** Adds a sentence as evidence for a row. */
export const addEvidence: UseCase<'POST /api/fitment_scores/{id}/evidence'> = (ctx, { params, body }) =>
  changeScore(ctx, signedIn(ctx), params.id, 'attached', ({ attached }) => ({
    attached: replaceEntry(attached, body.requirement_id, body),
  }));
