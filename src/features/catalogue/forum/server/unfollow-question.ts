import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeEngagement } from './engage-with-question.ts';

/** Stops following. */
export const unfollowQuestion: UseCase<'DELETE /api/questions/{slug}/follow'> = (ctx, { params }) =>
  changeEngagement(ctx, signedIn(ctx), params.slug, { verb: 'follow', on: false });
