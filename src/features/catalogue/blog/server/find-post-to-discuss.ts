import type { Context } from '#platform/http/context.ts';
import { mayRead } from './may-read.ts';

/** An article as the subject of comments; it has no owner, because the editors have no account. */
export async function findPostToDiscuss(ctx: Context, slug: string) {
  const post = await ctx.db
    .selectFrom('blog_posts')
    .select('title')
    .where('slug', '=', slug)
    .where(mayRead(ctx))
    .executeTakeFirst();
  return post ? { ownerId: null, title: post.title, url: `/blog/${slug}` } : null;
}
