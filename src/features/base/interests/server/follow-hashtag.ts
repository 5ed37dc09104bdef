import { react } from '#features/base/reactions/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentHashtags } from './list-interests.ts';

/** Follows a hashtag; idempotent. */
export const followHashtag: UseCase<'POST /api/hashtags/{slug}/follow'> = async (ctx, { params }) => {
  const hashtag = await getHashtag(ctx, params.slug);
  await react(ctx, { type: 'hashtag', id: hashtag.slug }, { userId: signedIn(ctx).id, verb: 'follow' });
  return presentHashtag(ctx, hashtag);
};

export async function getHashtag(ctx: Context, slug: string) {
  const hashtag = await ctx.db.selectFrom('hashtags').select(['slug', 'name']).where('slug', '=', slug).executeTakeFirst();
  if (!hashtag) throw notFound('hashtag');
  return hashtag;
}

export async function presentHashtag(ctx: Context, hashtag: { slug: string; name: string }) {
  const [data] = await presentHashtags(ctx, [hashtag]);
  if (!data) throw notFound('hashtag');
  return { data };
}
