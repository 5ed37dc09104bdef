import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeScore } from './change-score.ts';

/** Records what the member says about a condition or a fact. */
export const declareCondition: UseCase<'PUT /api/fitment_scores/{id}/conditions'> = (ctx, { params, body }) =>
  changeScore(ctx, signedIn(ctx), params.id, 'condition', ({ declared }) => {
    const { [body.condition_id]: _, ...others } = declared;
    return { declared: body.held === null ? others : { ...others, [body.condition_id]: body.held } };
  });
