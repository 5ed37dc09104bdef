import { signedIn } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeScore, MAX_ENTRIES } from './change-score.ts';

/** Records what the member says about a condition or a fact. */
export const declareCondition: UseCase<'PUT /api/fitment_scores/{id}/conditions'> = (ctx, { params, body }) =>
  changeScore(ctx, signedIn(ctx), params.id, 'condition', ({ declared }) => {
    const { [body.condition_id]: _, ...others } = declared;
    return { declared: body.held === null ? others : limitDeclared({ ...others, [body.condition_id]: body.held }) };
  });

function limitDeclared<T extends object>(declared: T): T {
  if (Object.keys(declared).length > MAX_ENTRIES)
    throw invalid({ path: 'condition_id', code: 'too-much-evidence', params: { most: MAX_ENTRIES } });
  return declared;
}
