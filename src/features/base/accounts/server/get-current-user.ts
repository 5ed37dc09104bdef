import { loadInterests } from '#features/base/interests/server/index.ts';
import { PREPARED } from '#platform/db/prepared.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { isSuspended } from './suspended.ts';

/** The signed-in member; null for a visitor, never an error. */
export const getCurrentUser: UseCase<'GET /api/users/auth/logged_in'> = async (ctx) => ({
  data: ctx.viewer ? await loadCurrentUser(ctx, ctx.viewer.id) : null,
});

/** A member with the fields only they receive. */
export async function loadCurrentUser(ctx: Context, userId: string) {
  const user = await ctx.db
    .selectFrom('users')
    .select([
      'id',
      'slug',
      'name',
      'email',
      'email_verified',
      'headline',
      'location',
      'staff',
      'staff_scopes',
      'language',
      'created_at',
      'interests_asked_at',
    ])
    .select(isSuspended.as('suspended'))
    .where('id', '=', userId)
    .modifyEnd(PREPARED)
    .executeTakeFirstOrThrow();
  const { id, created_at, interests_asked_at, ...attributes } = user;
  const { hashtags, categories } = await loadInterests(ctx, userId);
  return {
    id,
    type: 'user' as const,
    attributes: {
      ...attributes,
      created_at: created_at.toISOString(),
      ask_interests: interests_asked_at === null,
      interests: hashtags.map(({ slug, name }) => toResource(slug, 'hashtag', name)),
      following_hashtag: hashtags.map(({ slug }) => slug),
      following_categories: categories.map((category) => toResource(category.id, 'category', category.name)),
    },
  };
}

const toResource = (id: string, type: string, name: string) => ({ id, type, attributes: { name } });
