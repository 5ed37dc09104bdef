import type { UseCase } from '#platform/http/http.ts';
import { badgePicture } from './badge-picture.ts';
import { findStanding, bytes } from './get-badge-files.ts';

/** The badge as a picture that carries the credential. */
export const getBadgePicture: UseCase<'GET /api/credentials/{id}/badge.svg'> = async (ctx, { params }) => {
  const { id, title, jwt } = await findStanding(ctx, params.id);
  const svg = badgePicture({ title, issuer: ctx.config.BRAND_NAME, jwt });
  return { file: bytes(svg), name: `badge-${id.slice(0, 8)}.svg`, type: 'image/svg+xml', inline: true };
};
