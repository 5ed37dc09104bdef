import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { setQuestionReaction } from './set-question-reaction.ts';

/** Removes the viewer's like from a question. */
export const unlikeQuestion: UseCase<'DELETE /api/questions/{slug}/like'> = (ctx, { params }) =>
  setQuestionReaction(ctx, signedIn(ctx), params.slug, { verb: 'like', active: false });
