import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { like } from './change-answer.ts';

/** Removes the like. */
export const unlikeAnswer: UseCase<'DELETE /api/answers/{id}/like'> = (ctx, { params }) =>
  like(ctx, signedIn(ctx), params.id, false);
