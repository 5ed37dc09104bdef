import { publicationAt } from '#platform/db/publication.ts';
import { m } from '#platform/messages/messages.js';
import type { UseCase } from '#platform/http/http.ts';
import { renderSharePicture } from '#platform/io/share-picture.ts';
import { getStoredPost } from './present-posts.ts';

/** Renders the preview image of an article. */
export const renderPostPicture: UseCase<'GET /api/blogs/{id}/share.png'> = async (ctx, { params }) => {
  const post = await getStoredPost(ctx, params.id);
  const file = await renderSharePicture({
    slug: post.slug,
    kicker: m.blog_kicker({ category: post.category_name, minutes: post.minutes }),
    title: post.title,
    text: post.summary,
    chips: post.tags,
    brand: ctx.config.BRAND_NAME,
  });
  // The picture of a preview must not stay in a cache that others share.
  const isShown = publicationAt(ctx.clock.now(), post) === 'shown';
  ctx.request.setHeader('cache-control', isShown ? 'public, max-age=86400' : 'private, no-store');
  return { file, name: `${post.slug}.png`, type: 'image/png', inline: true };
};
