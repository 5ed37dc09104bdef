import { createHmac, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { decodeJwt, exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aBrowser } from './testing.ts';

const app = openTestApp({}, { identitySandbox: true });
const realFetch = globalThis.fetch;

type Forgery = (claims: JWTPayload) => Promise<string>;
type AnswerForKeys = (init: RequestInit | undefined) => Promise<Response>;
let answerForKeys: AnswerForKeys | null = null;
/** Replaces the ID token in the provider's token response. */
let forgeTokens: Forgery | null = null;

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = toAddress(input);
    if (answerForKeys && address.endsWith('/jwks')) return answerForKeys(init);
    const response = await realFetch(input, init);
    if (!forgeTokens || !address.endsWith('/token')) return response;
    const body = (await response.json()) as { id_token: string };
    return Response.json({ ...body, id_token: await forgeTokens(decodeJwt(body.id_token)) });
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  [answerForKeys, forgeTokens] = [null, null];
  await app.context().db.deleteFrom('identities').where('issuer', 'like', 'stand-in:%').execute();
  await app.context().db.updateTable('users').set({ email: '' }).execute();
});

const now = () => Math.floor(Date.now() / 1000);
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function providerKey(): JWK {
  return JSON.parse(fs.readFileSync(path.join(app.config.DATA_DIR, 'sandbox/identity-keys.json'), 'utf8')).jwk;
}

/** Signed by the provider with altered claims. */
const signed =
  (change: JWTPayload): Forgery =>
  async (claims) => {
    const jwk = providerKey();
    const header = { alg: 'RS256', ...(jwk.kid ? { kid: jwk.kid } : {}) };
    return new SignJWT({ ...claims, ...change }).setProtectedHeader(header).sign(await importJWK(jwk, 'RS256'));
  };

const withoutSignature: Forgery = async (claims) => `${base64url({ alg: 'none' })}.${base64url(claims)}.`;

/** Uses the provider's public key as if it were a shared secret. */
const withPublicKey: Forgery = async (claims) => {
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...publicKey } = providerKey();
  const key = await importJWK(publicKey, 'RS256', { extractable: true });
  if (key instanceof Uint8Array) throw new Error('an RSA key was expected');
  const text = `${base64url({ alg: 'HS256', kid: publicKey.kid })}.${base64url(claims)}`;
  return `${text}.${createHmac('sha256', await exportSPKI(key))
    .update(text)
    .digest('base64url')}`;
};

const withOwnKey: Forgery = async (claims) => {
  const { privateKey } = await generateKeyPair('RS256');
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: providerKey().kid ?? '' }).sign(privateKey);
};

const withUnknownKey: Forgery = async (claims) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'unknown' }).sign(await importJWK(providerKey(), 'RS256'));

const withChangedPayload: Forgery = async (claims) => {
  const [head, , signature] = (await signed({})(claims)).split('.');
  return [head, base64url({ ...claims, sub: 'meera' }), signature].join('.');
};

const withoutNonce: Forgery = async ({ nonce: _nonce, ...claims }) => signed({})(claims);

const FORGERIES: readonly [string, Forgery][] = [
  ['that is not signed', withoutSignature],
  ['signed with the public key', withPublicKey],
  ['signed with a key of the attacker', withOwnKey],
  ['whose subject was changed after signing', withChangedPayload],
  ['for another client', signed({ aud: 'another-client' })],
  ['given to another client', signed({ azp: 'another-client' })],
  ['that is issued in an hour', signed({ iat: now() + 3600, exp: now() + 7200 })],
  ['of a key that the provider does not have', withUnknownKey],
  ['of another issuer', signed({ iss: 'https://accounts.evil.example' })],
  ['that has expired', signed({ iat: now() - 7200, exp: now() - 3600 })],
];
const NONCES: readonly [string, Forgery][] = [
  ['with the nonce of another attempt', signed({ nonce: 'of-another-attempt' })],
  ['without a nonce', withoutNonce],
];

const toAddress = (input: string | URL | Request) => (input instanceof Request ? input.url : String(input));

/** Signs in with a code while the provider's token response contains a forged ID token. */
async function withCode(provider: 'google' | 'linkedin', forge: Forgery): Promise<Response> {
  forgeTokens = forge;
  return aBrowser(app).signIn(provider, 'asha');
}

/** Signs in with an ID token that the provider's own button gave to the browser. */
async function withCredential(forge: Forgery): Promise<Response> {
  const browser = aBrowser(app);
  const startParams = new URL((await browser.start('google')).headers.get('location') ?? '').searchParams;
  const claims = {
    iss: `${app.config.sandboxOrigin}/google`,
    aud: 'pathlight-google',
    sub: 'asha',
    name: 'Asha Menon',
    email: 'asha.menon@people.example',
    email_verified: true,
    iat: now(),
    exp: now() + 300,
    nonce: startParams.get('nonce') ?? '',
  };
  return browser.finish('google', { credential: await forge(claims), state: startParams.get('state') ?? '' });
}

const FLOWS = [
  ['a code of Google', (forge: Forgery) => withCode('google', forge), [...FORGERIES, ...NONCES]],
  ['a code of LinkedIn', (forge: Forgery) => withCode('linkedin', forge), FORGERIES],
  ['a token from Google’s button', withCredential, [...FORGERIES, ...NONCES]],
] as const;

const neverAnswered = (init: RequestInit | undefined) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error), { once: true }),
  );

describe.each(FLOWS)('with %s, whose keys are not known yet', (_way, signIn) => {
  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['never answers', neverAnswered],
  ])('a key endpoint that %s is a 502 within ten seconds that says the provider is unavailable', async (_what, answer) => {
    const loads = vi.fn<AnswerForKeys>(answer);
    answerForKeys = loads;
    const startedAt = performance.now();
    const response = await signIn(signed({}));
    expect(loads).toHaveBeenCalled();
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect([response.status, await response.json()]).toMatchObject([502, { code: 'provider-away' }]);
  });
});

describe.each(FLOWS)('with %s', (_way, signIn, forgeries) => {
  test('keys are loaded once for many sign-ins, and a new key signs in a minute later', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const kid = randomUUID();
    const fresh = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
    const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...known } = providerKey();
    const loads = vi.fn<AnswerForKeys>(async () => Response.json({ keys: [known, fresh] }));
    answerForKeys = loads;
    for (let time = 0; time < 5; time += 1) expect((await signIn(signed({}))).status).toBe(200);
    expect(loads.mock.calls.length).toBeLessThan(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    const withFreshKey: Forgery = (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    for (let time = 0; time < 5; time += 1) expect((await signIn(withFreshKey)).status).toBe(200);
    for (let time = 0; time < 5; time += 1) expect((await signIn(withUnknownKey)).status).toBe(401);
    expect(loads.mock.calls.length).toBeLessThan(4);
  });

  test('a valid ID token signs in', async () => {
    expect((await signIn(signed({}))).status).toBe(200);
  });

  test.each(forgeries)('an ID token %s is refused', async (_what, forge) => {
    const response = await signIn(forge);
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie().join()).not.toContain('__Host-sid=');
  });
});
