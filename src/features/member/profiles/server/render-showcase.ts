import { m } from '#platform/messages/messages.js';
import type { UseCase } from '#platform/http/http.ts';
import { renderSharePicture } from '#platform/io/share-picture.ts';
import { loadShowcase } from './get-showcase.ts';

/** The showcase as an image of its public content, for every viewer alike. */
export const renderShowcase: UseCase<'GET /api/users/{slug}/showcase.png'> = async (ctx, { params }) => {
  const { found, skills } = await loadShowcase({ ...ctx, viewer: null }, params.slug);
  const shown = skills.filter(({ evidence }) => evidence.length > 0);
  const file = await renderSharePicture({
    slug: found.owner.slug,
    kicker: shown.length > 0 ? m.profiles_picture_shown({ count: shown.length }) : m.profiles_showcase(),
    title: found.owner.name,
    text: found.owner.headline,
    chips: (shown.length > 0 ? shown : skills).map(({ name }) => name),
    brand: ctx.config.BRAND_NAME,
  });
  ctx.request.setHeader('cache-control', 'public, max-age=300');
  return { file, name: `${found.owner.slug}.png`, type: 'image/png', inline: true };
};
