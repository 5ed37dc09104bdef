import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeEngagement } from './engage-with-question.ts';

/** Likes a question; again changes nothing. */
export const likeQuestion: UseCase<'POST /api/questions/{slug}/like'> = (ctx, { params }) =>
  changeEngagement(ctx, signedIn(ctx), params.slug, { verb: 'like', on: true });
