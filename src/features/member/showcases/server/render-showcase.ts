import { m } from '#platform/messages/messages.js';
import type { UseCase } from '#platform/http/http.ts';
import { renderSharePicture } from '#platform/io/share-picture.ts';
import { loadShowcase } from './get-showcase.ts';

/** The public content of a showcase as an image, which is the same for every viewer. */
export const renderShowcase: UseCase<'GET /api/users/{slug}/showcase.png'> = async (ctx, { params }) => {
  const { stored, skills } = await loadShowcase({ ...ctx, viewer: null }, params.slug);
  const withEvidence = skills.filter(({ evidence }) => evidence.length > 0);
  const file = await renderSharePicture({
    slug: stored.owner.slug,
    kicker: withEvidence.length > 0 ? m.profiles_picture_shown({ count: withEvidence.length }) : m.profiles_showcase(),
    title: stored.owner.name,
    text: stored.owner.headline,
    chips: (withEvidence.length > 0 ? withEvidence : skills).map(({ name }) => name),
    brand: ctx.config.BRAND_NAME,
  });
  ctx.request.setHeader('cache-control', 'public, max-age=300');
  return { file, name: `${stored.owner.slug}.png`, type: 'image/png', inline: true };
};
