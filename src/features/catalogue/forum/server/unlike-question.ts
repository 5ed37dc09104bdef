import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeEngagement } from './engage-with-question.ts';

/** Removes the like. */
export const unlikeQuestion: UseCase<'DELETE /api/questions/{slug}/like'> = (ctx, { params }) =>
  changeEngagement(ctx, signedIn(ctx), params.slug, { verb: 'like', on: false });
