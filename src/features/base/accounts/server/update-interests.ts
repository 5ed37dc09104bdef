import { setHashtags } from '#features/base/interests/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadCurrentUser } from './get-current-user.ts';

/** Replaces the viewer's interests; an empty list counts as an answer. */
export const updateInterests: UseCase<'POST /api/users/update_user_interest'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  await setHashtags(ctx, viewer.id, body.hashtags);
  await ctx.db.updateTable('users').set({ interests_asked_at: ctx.clock.now() }).where('id', '=', viewer.id).execute();
  return { data: await loadCurrentUser(ctx, viewer.id) };
};
