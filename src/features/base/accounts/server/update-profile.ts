import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadCurrentUser } from './get-current-user.ts';

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** A member changed their name: features that signed the former one sign again. */
    'member.renamed': { userId: string; slug: string; name: string };
  }
}

/** Updates the submitted fields of the viewer's profile. */
export const updateProfile: UseCase<'PATCH /api/users/update_profile'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const changes = Object.entries(body).filter(([, value]) => value !== undefined);
  if (changes.length > 0)
    await ctx.db.updateTable('users').set(Object.fromEntries(changes)).where('id', '=', viewer.id).execute();
  if (body.name !== undefined && body.name !== viewer.name)
    await ctx.publish('member.renamed', { userId: viewer.id, slug: viewer.slug, name: body.name });
  return { data: await loadCurrentUser(ctx, viewer.id) };
};
