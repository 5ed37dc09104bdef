import type { UseCase } from '#platform/http/http.ts';
import { renderBadge } from './render-badge.ts';
import { getValidBadge, toBytes } from './get-valid-badge.ts';

/** The badge image with the embedded credential. */
export const getBadgePicture: UseCase<'GET /api/credentials/{id}/badge.svg'> = async (ctx, { params }) => {
  const { id, title, jwt } = await getValidBadge(ctx, params.id);
  const svg = renderBadge({ title, issuer: ctx.config.BRAND_NAME, jwt });
  return { file: toBytes(svg), name: `badge-${id.slice(0, 8)}.svg`, type: 'image/svg+xml', inline: true };
};
