import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { setAnswerLiked } from './change-answer.ts';

/** Removes the viewer's like from an answer. */
export const unlikeAnswer: UseCase<'DELETE /api/answers/{id}/like'> = (ctx, { params }) =>
  setAnswerLiked(ctx, signedIn(ctx), params.id, false);
