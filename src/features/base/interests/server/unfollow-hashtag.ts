import { disengage } from '#features/base/reactions/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findHashtag, answer } from './follow-hashtag.ts';

/** Follows it no more. */
export const unfollowHashtag: UseCase<'DELETE /api/hashtags/{slug}/follow'> = async (ctx, { params }) => {
  const hashtag = await findHashtag(ctx, params.slug);
  await disengage(ctx, { type: 'hashtag', id: hashtag.slug }, { userId: signedIn(ctx).id, verb: 'follow' });
  return answer(ctx, hashtag);
};
