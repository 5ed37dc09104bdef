import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { setAnswerLiked } from './change-answer.ts';

/** Likes an answer; repeating it changes nothing. */
export const likeAnswer: UseCase<'POST /api/answers/{id}/like'> = (ctx, { params }) =>
  setAnswerLiked(ctx, signedIn(ctx), params.id, true);
