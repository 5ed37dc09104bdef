import { engage } from '#features/base/reactions/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findProfile, type Owner } from './find-profile.ts';
import { presentMembers } from './list-members.ts';

/** Follows a member, who is told once. */
export const followMember: UseCase<'POST /api/users/{slug}/follow'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const { owner } = await findProfile(ctx, params);
  if (owner.id === viewer.id) throw conflict('follow-self');
  if (await engage(ctx, { type: 'user', id: owner.id }, { userId: viewer.id, verb: 'follow' }))
    await notify(ctx, {
      userId: owner.id,
      kind: 'followed',
      occasion: `followed:${viewer.id}`,
      facts: { name: viewer.name },
      url: `/profile/${viewer.slug}`,
      group: 'me',
    });
  return answer(ctx, owner);
};

export async function answer(ctx: Context, owner: Owner) {
  const [data] = await presentMembers(ctx, [owner]);
  if (!data) throw notFound('profile');
  return { data };
}
