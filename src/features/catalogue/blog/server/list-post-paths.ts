import { sql } from 'kysely';
import { isShownAt } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';

/** The path of every article and the day of its last change, for the sitemap. */
export async function listPostPaths(ctx: Context): Promise<{ path: string; changedOn: string }[]> {
  const posts = await ctx.db
    .selectFrom('blog_posts')
    .select(['slug', sql<string>`coalesce(updated_on, published_on)`.as('changedOn')])
    .where(isShownAt(ctx.clock.now()))
    .orderBy('slug')
    .execute();
  return posts.map(({ slug, changedOn }) => ({ path: `/blog/${slug}`, changedOn }));
}
