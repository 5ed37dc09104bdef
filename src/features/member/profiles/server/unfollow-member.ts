import { unreact } from '#features/base/reactions/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getStoredProfile } from './get-stored-profile.ts';
import { presentFollowed } from './follow-member.ts';

/** Unfollows a member. */
export const unfollowMember: UseCase<'DELETE /api/users/{slug}/follow'> = async (ctx, { params }) => {
  const { owner } = await getStoredProfile(ctx, params);
  await unreact(ctx, { type: 'user', id: owner.id }, { userId: signedIn(ctx).id, verb: 'follow' });
  return presentFollowed(ctx, owner);
};
