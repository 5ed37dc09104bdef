import type { UseCase } from '#platform/http/http.ts';
import { getValidBadge, toBytes } from './get-valid-badge.ts';

/** The signed credential as a JWT for wallets. */
export const getBadgeJwt: UseCase<'GET /api/credentials/{id}/badge.jwt'> = async (ctx, { params }) => {
  const { id, jwt } = await getValidBadge(ctx, params.id);
  return { file: toBytes(jwt), name: `badge-${id.slice(0, 8)}.jwt`, type: 'application/vc+jwt' };
};
