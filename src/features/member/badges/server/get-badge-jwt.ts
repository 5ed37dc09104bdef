import type { UseCase } from '#platform/http/http.ts';
import { findStanding, bytes } from './get-badge-files.ts';

/** The signed credential as wallets take it. */
export const getBadgeJwt: UseCase<'GET /api/credentials/{id}/badge.jwt'> = async (ctx, { params }) => {
  const { id, jwt } = await findStanding(ctx, params.id);
  return { file: bytes(jwt), name: `badge-${id.slice(0, 8)}.jwt`, type: 'application/vc+jwt' };
};
