import { unreact } from '#features/base/reactions/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getHashtag, presentHashtag } from './follow-hashtag.ts';

/** Unfollows a hashtag. */
export const unfollowHashtag: UseCase<'DELETE /api/hashtags/{slug}/follow'> = async (ctx, { params }) => {
  const hashtag = await getHashtag(ctx, params.slug);
  await unreact(ctx, { type: 'hashtag', id: hashtag.slug }, { userId: signedIn(ctx).id, verb: 'follow' });
  return presentHashtag(ctx, hashtag);
};
