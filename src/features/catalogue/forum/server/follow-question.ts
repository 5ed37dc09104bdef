import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { setQuestionReaction } from './set-question-reaction.ts';

/** Follows a question, to be notified of answers. */
export const followQuestion: UseCase<'POST /api/questions/{slug}/follow'> = (ctx, { params }) =>
  setQuestionReaction(ctx, signedIn(ctx), params.slug, { verb: 'follow', active: true });
