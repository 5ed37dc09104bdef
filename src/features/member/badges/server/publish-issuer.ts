import type { UseCase } from '#platform/http/http.ts';
import { credentialUrl, issuerProfile, issuerUrl, revocationsUrl } from './open-badge.ts';
import { signingKey } from './signing-key.ts';

/** Who issues badges, with the key to check them by. */
export const getIssuer: UseCase<'GET /api/credentials/issuer'> = async (ctx) => {
  const { publicJwk } = await signingKey(ctx);
  return {
    '@context': ['https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    ...issuerProfile(ctx.config.APP_ORIGIN, ctx.config.BRAND_NAME),
    email: ctx.config.SUPPORT_EMAIL,
    keys: [publicJwk],
  };
};

/** The badges that were withdrawn: their addresses, nothing of whom they were for. */
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
