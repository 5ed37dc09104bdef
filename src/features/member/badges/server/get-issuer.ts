import type { UseCase } from '#platform/http/http.ts';
import { issuerProfile } from './open-badge.ts';
import { loadSigningKey } from './load-signing-key.ts';

/** The issuer profile with its public key. */
export const getIssuer: UseCase<'GET /api/credentials/issuer'> = async (ctx) => {
  const { publicJwk } = await loadSigningKey(ctx);
  return {
    '@context': ['https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    ...issuerProfile(ctx.config.APP_ORIGIN, ctx.config.BRAND_NAME),
    email: ctx.config.SUPPORT_EMAIL,
    keys: [publicJwk],
  };
};
