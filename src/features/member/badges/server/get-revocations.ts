import type { UseCase } from '#platform/http/http.ts';
import { credentialUrl, issuerUrl, revocationsUrl } from './open-badge.ts';

/** The URLs of withdrawn badges, without their holders. */
export const getRevocations: UseCase<'GET /api/credentials/revocations'> = async (ctx) => {
  const origin = ctx.config.APP_ORIGIN;
  const rows = await ctx.db
    .selectFrom('credentials')
    .select('id')
    .where('withdrawn_at', 'is not', null)
    .orderBy('withdrawn_at')
    .execute();
  return {
    id: revocationsUrl(origin),
    issuer: issuerUrl(origin),
    revokedCredential: rows.map(({ id }) => ({ id: credentialUrl(origin, id), revoked: true })),
  };
};
