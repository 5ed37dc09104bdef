import { implement } from '#platform/http/http.ts';
import { interestsContract } from '../contract.ts';
import { followHashtag } from './follow-hashtag.ts';
import { unfollowHashtag } from './unfollow-hashtag.ts';
import { listInterests } from './list-interests.ts';

export const interestsRoutes = implement(interestsContract, {
  'GET /api/hashtags/all_interests': listInterests,
  'POST /api/hashtags/{slug}/follow': followHashtag,
  'DELETE /api/hashtags/{slug}/follow': unfollowHashtag,
});
