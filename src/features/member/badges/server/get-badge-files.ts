import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { badgePicture } from './badge-picture.ts';
import { findCredential, type StoredCredential } from './get-credential.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The signed credential as wallets take it. */
export const getBadgeJwt: UseCase<'GET /api/credentials/{id}/badge.jwt'> = async (ctx, { params }) => {
  const { id, jwt } = await findStanding(ctx, params.id);
  return { file: bytes(jwt), name: `badge-${id.slice(0, 8)}.jwt`, type: 'application/vc+jwt' };
};

/** The badge as a picture that carries the credential. */
export const getBadgePicture: UseCase<'GET /api/credentials/{id}/badge.svg'> = async (ctx, { params }) => {
  const { id, title, jwt } = await findStanding(ctx, params.id);
  const svg = badgePicture({ title, issuer: ctx.config.BRAND_NAME, jwt });
  return { file: bytes(svg), name: `badge-${id.slice(0, 8)}.svg`, type: 'image/svg+xml', inline: true };
};

/** A withdrawn badge is gone: 410. */
async function findStanding(ctx: Context, id: string): Promise<StoredCredential> {
  const row = await findCredential(ctx, id);
  if (row.withdrawn_at) throw new Problem(410, 'Withdrawn', { detail: 'This badge was withdrawn.' });
  return row;
}
