import { m } from '#platform/messages/messages.js';
import type { UseCase } from '#platform/http/http.ts';
import { renderSharePicture } from '#platform/io/share-picture.ts';
import { getValidBadge } from './get-valid-badge.ts';

/** The preview image of a badge that stands. */
export const getSharePicture: UseCase<'GET /api/credentials/{id}/share.png'> = async (ctx, { params }) => {
  const { id, title } = await getValidBadge(ctx, params.id);
  const brand = ctx.config.BRAND_NAME;
  const file = await renderSharePicture({
    slug: id,
    kicker: m.badges_eyebrow({ issuer: brand }),
    title,
    text: m.badges_description({ title, issuer: brand }),
    chips: [],
    brand,
  });
  ctx.request.setHeader('cache-control', 'public, max-age=3600');
  return { file, name: `badge-${id.slice(0, 8)}.png`, type: 'image/png', inline: true };
};
