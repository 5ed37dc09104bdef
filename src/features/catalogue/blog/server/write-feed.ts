import type { UseCase } from '#platform/http/http.ts';
import { isShownAt } from '#platform/db/publication.ts';
import { m } from '#platform/messages/messages.js';
import { writeAtom } from '#platform/io/atom.ts';
import { selectPostCards } from './present-posts.ts';

const MAX_ENTRIES = 30;
/** Articles have a day but no time; the feed dates them at 9:00 in India. */
const publicationTime = (day: string) => new Date(`${day}T03:30:00Z`);

/** The newest articles as Atom, the newest first. */
export const writeFeed: UseCase<'GET /api/blogs/feed.xml'> = async (ctx) => {
  const { APP_ORIGIN, BRAND_NAME } = ctx.config;
  const posts = await selectPostCards(ctx)
    .where(isShownAt(ctx.clock.now()))
    .orderBy('published_on', 'desc')
    .orderBy('blog_posts.slug', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  const file = writeAtom({
    title: m.blog_feed_title({ brand: BRAND_NAME }),
    id: `${APP_ORIGIN}/blog`,
    page: `${APP_ORIGIN}/blog`,
    self: `${APP_ORIGIN}/api/blogs/feed.xml`,
    author: m.blog_editors({ brand: BRAND_NAME }),
    entries: posts.map(({ slug, title, summary, published_on, updated_on, tags }) => ({
      page: `${APP_ORIGIN}/blog/${slug}`,
      title,
      summary,
      published: publicationTime(published_on),
      updated: publicationTime(updated_on ?? published_on),
      tags,
    })),
  });
  return { file, name: 'feed.xml', type: 'application/atom+xml; charset=utf-8', inline: true };
};
