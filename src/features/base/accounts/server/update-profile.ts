import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadCurrentUser } from './get-current-user.ts';

/** Updates the given fields of the viewer's profile. */
export const updateProfile: UseCase<'PATCH /api/users/update_profile'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  if (given.length > 0) await ctx.db.updateTable('users').set(Object.fromEntries(given)).where('id', '=', viewer.id).execute();
  return { data: await loadCurrentUser(ctx, viewer.id) };
};
