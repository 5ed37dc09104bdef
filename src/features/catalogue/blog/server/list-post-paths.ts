import type { Context } from '#platform/http/context.ts';

/** The path of every article and the day of its last change, for the sitemap. */
export async function listPostPaths(ctx: Context): Promise<{ path: string; changedOn: string }[]> {
  const posts = await ctx.db.selectFrom('blog_posts').select(['slug', 'published_on', 'updated_on']).orderBy('slug').execute();
  return posts.map(({ slug, published_on, updated_on }) => ({ path: `/blog/${slug}`, changedOn: updated_on ?? published_on }));
}
