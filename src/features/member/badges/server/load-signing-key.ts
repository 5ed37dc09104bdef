import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, importPKCS8, type CryptoKey, type JWK } from 'jose';
import type { Context } from '#platform/http/context.ts';

/** RS256, the one algorithm every Open Badges verifier must know. */
export const ALGORITHM = 'RS256';
const MODULUS_BITS = 2048;

export type SigningKey = { privateKey: CryptoKey; publicJwk: JWK };

/** The operator's key (BADGE_SIGNING_KEY, PKCS #8 in PEM), or one generated once and stored. */
export async function loadSigningKey(ctx: Context): Promise<SigningKey> {
  const given = ctx.config.BADGE_SIGNING_KEY;
  const jwk = given ? await exportJWK(await importPKCS8(given, ALGORITHM, { extractable: true })) : await keptJwk(ctx);
  const { kty, n, e } = jwk;
  const publicJwk: JWK = { kty: kty ?? 'RSA', ...(n && { n }), ...(e && { e }), alg: ALGORITHM, use: 'sig' };
  return {
    privateKey: (await importJWK(jwk, ALGORITHM)) as CryptoKey,
    publicJwk: { ...publicJwk, kid: await calculateJwkThumbprint(publicJwk) },
  };
}

/** The stored key; when two processes create one at once, the first wins. */
async function keptJwk(ctx: Context): Promise<JWK> {
  const kept = () => ctx.db.selectFrom('credential_keys').select('private_jwk').executeTakeFirst();
  const before = await kept();
  if (before) return before.private_jwk;
  const { privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: MODULUS_BITS, extractable: true });
  await ctx.db
    .insertInto('credential_keys')
    .values({ private_jwk: JSON.stringify(await exportJWK(privateKey)) })
    .onConflict((known) => known.doNothing())
    .execute();
  const now = await kept();
  if (!now) throw new Error('the key that signs badges could not be kept');
  return now.private_jwk;
}
