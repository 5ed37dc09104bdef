import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { setQuestionReaction } from './set-question-reaction.ts';

/** Unfollows a question. */
export const unfollowQuestion: UseCase<'DELETE /api/questions/{slug}/follow'> = (ctx, { params }) =>
  setQuestionReaction(ctx, signedIn(ctx), params.slug, { verb: 'follow', active: false });
