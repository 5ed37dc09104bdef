import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { setQuestionReaction } from './set-question-reaction.ts';

/** Likes a question; repeating it changes nothing. */
export const likeQuestion: UseCase<'POST /api/questions/{slug}/like'> = (ctx, { params }) =>
  setQuestionReaction(ctx, signedIn(ctx), params.slug, { verb: 'like', active: true });
