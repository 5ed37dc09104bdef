import type { UseCase } from '#platform/server/http.ts';
import { m } from '#platform/messages/messages.js';
import { cards } from './present-posts.ts';

const NEWEST = 30;
const MORNING = 'T03:30:00Z';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The newest articles as Atom (RFC 4287), the newest first. */
export const writeFeed: UseCase<'GET /api/blogs/feed.xml'> = async (ctx) => {
  const { APP_ORIGIN, BRAND_NAME } = ctx.config;
  const posts = await cards(ctx).orderBy('published_on', 'desc').orderBy('blog_posts.slug', 'desc').limit(NEWEST).execute();
  const changed = posts.map(({ published_on, updated_on }) => updated_on ?? published_on).toSorted();
  const entries = posts.map((post) => {
    const page = `${APP_ORIGIN}/blog/${post.slug}`;
    return `<entry><title>${escape(post.title)}</title><id>${page}</id><link href="${page}"/><published>${post.published_on}${MORNING}</published><updated>${post.updated_on ?? post.published_on}${MORNING}</updated><summary>${escape(post.summary)}</summary>${post.tags.map((tag) => `<category term="${escape(tag)}"/>`).join('')}</entry>`;
  });
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>${escape(m.blog_feed_title({ brand: BRAND_NAME }))}</title><id>${APP_ORIGIN}/blog</id><link href="${APP_ORIGIN}/blog"/><link rel="self" href="${APP_ORIGIN}/api/blogs/feed.xml"/><updated>${changed.at(-1) ?? '1970-01-01'}${MORNING}</updated><author><name>${escape(m.blog_editors({ brand: BRAND_NAME }))}</name></author>
${entries.join('\n')}
</feed>
`;
  return { file: new TextEncoder().encode(xml), name: 'feed.xml', type: 'application/atom+xml; charset=utf-8', inline: true };
};
