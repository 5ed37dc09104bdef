import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeEngagement } from './engage-with-question.ts';

/** Follows a question, to be notified of answers. */
export const followQuestion: UseCase<'POST /api/questions/{slug}/follow'> = (ctx, { params }) =>
  changeEngagement(ctx, signedIn(ctx), params.slug, { verb: 'follow', on: true });
