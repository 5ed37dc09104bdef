import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, importPKCS8, type CryptoKey, type JWK } from 'jose';
import type { Context } from '#platform/http/context.ts';

/** RS256, which every Open Badges verifier must support. */
export const ALGORITHM = 'RS256';
const MODULUS_BITS = 2048;

export type SigningKey = { privateKey: CryptoKey; publicJwk: JWK };

/** The operator's key (BADGE_SIGNING_KEY, PKCS #8 in PEM), or one that was generated once and stored. */
export async function loadSigningKey(ctx: Context): Promise<SigningKey> {
  const configured = ctx.config.BADGE_SIGNING_KEY;
  const jwk = configured
    ? await exportJWK(await importPKCS8(configured, ALGORITHM, { extractable: true }))
    : await loadOrCreateJwk(ctx);
  const { kty, n, e } = jwk;
  const publicJwk: JWK = { kty: kty ?? 'RSA', ...(n && { n }), ...(e && { e }), alg: ALGORITHM, use: 'sig' };
  return {
    privateKey: (await importJWK(jwk, ALGORITHM)) as CryptoKey,
    publicJwk: { ...publicJwk, kid: await calculateJwkThumbprint(publicJwk) },
  };
}

/** The stored key, created when there is none. When two processes create one at once, the first wins. */
async function loadOrCreateJwk(ctx: Context): Promise<JWK> {
  const findStored = () => ctx.db.selectFrom('credential_keys').select('private_jwk').executeTakeFirst();
  const existing = await findStored();
  if (existing) return existing.private_jwk;
  const { privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: MODULUS_BITS, extractable: true });
  await ctx.db
    .insertInto('credential_keys')
    .values({ private_jwk: JSON.stringify(await exportJWK(privateKey)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await findStored();
  if (!stored) throw new Error('the signing key of badges could not be stored');
  return stored.private_jwk;
}
