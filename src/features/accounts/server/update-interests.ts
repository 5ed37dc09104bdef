import { setHashtags } from '#features/interests/server/index.ts';
import { signedIn } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/http.ts';
import { readCurrentUser } from './get-current-user.ts';

/** Replaces the viewer's interests. */
export const updateInterests: UseCase<'POST /api/users/update_user_interest'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  await setHashtags(ctx, viewer.id, body.hashtags);
  return { data: await readCurrentUser(ctx, viewer.id) };
};
