import { disengage } from '#features/base/reactions/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findProfile } from './find-profile.ts';
import { answer } from './follow-member.ts';

/** Follows a member no more. */
export const unfollowMember: UseCase<'DELETE /api/users/{slug}/follow'> = async (ctx, { params }) => {
  const { owner } = await findProfile(ctx, params);
  await disengage(ctx, { type: 'user', id: owner.id }, { userId: signedIn(ctx).id, verb: 'follow' });
  return answer(ctx, owner);
};
