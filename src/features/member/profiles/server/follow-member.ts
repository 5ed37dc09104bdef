import { react } from '#features/base/reactions/server/index.ts';
import { isBlocked } from '#features/base/mutes/server/index.ts';
import { followKey, notify } from '#features/base/notifications/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getStoredProfile, type Owner } from './get-stored-profile.ts';
import { presentMembers } from './list-members.ts';

/** Follows a member, who is notified once. */
export const followMember: UseCase<'POST /api/users/{slug}/follow'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const { owner } = await getStoredProfile(ctx, params);
  if (owner.id === viewer.id) throw conflict('follow-self');
  if (await isBlocked(ctx, viewer.id, owner.id)) throw notFound('profile');
  if (await react(ctx, { type: 'user', id: owner.id }, { userId: viewer.id, verb: 'follow' }))
    await notify(ctx, {
      userId: owner.id,
      kind: 'followed',
      actorId: viewer.id,
      dedupeKey: followKey(viewer.id),
      facts: { name: viewer.name },
      url: `/profile/${viewer.slug}`,
      group: 'me',
    });
  return presentFollowed(ctx, owner);
};

export async function presentFollowed(ctx: Context, owner: Owner) {
  const [data] = await presentMembers(ctx, [owner]);
  if (!data) throw notFound('profile');
  return { data };
}
