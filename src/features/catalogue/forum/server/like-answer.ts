import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { like } from './change-answer.ts';

/** Likes an answer; again changes nothing. */
export const likeAnswer: UseCase<'POST /api/answers/{id}/like'> = (ctx, { params }) => like(ctx, signedIn(ctx), params.id, true);
