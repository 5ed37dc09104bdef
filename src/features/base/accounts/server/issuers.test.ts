/** Sign-in providers of an operator's own: in the place of Google, and further ones. */
import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { SANDBOX_SECRET } from '#platform/runtime/sandbox-contract.ts';
import { aBrowser } from './testing.ts';

const ACME = {
  id: 'acme',
  name: 'Acme',
  issuer: 'http://127.0.0.1:1/acme',
  client_id: 'pathlight-acme',
  client_secret: SANDBOX_SECRET,
};
const app = openTestApp(
  {
    GOOGLE_CLIENT_ID: 'pathlight-google',
    GOOGLE_CLIENT_SECRET: SANDBOX_SECRET,
    SIGN_IN_PROVIDERS: JSON.stringify([ACME]),
  },
  { identitySandbox: ['google', 'acme'] },
);

// The address of the sandbox is known once it has started.
beforeAll(() => {
  const { config } = app;
  config.GOOGLE_ISSUER = `${config.sandboxOrigin}/google`;
  config.SIGN_IN_PROVIDERS = [{ ...ACME, issuer: `${config.sandboxOrigin}/acme` }];
});

const findIdentities = () =>
  app.context().db.selectFrom('identities').select(['provider', 'issuer', 'email']).orderBy('provider').execute();

test('only the providers that are set up are offered, each with its name and icon', async () => {
  const { data } = await app.call(null, 'GET /api/users/auth/providers');
  expect(data.map(({ id, attributes }) => [id, attributes.name, attributes.icon, attributes.stand_in])).toEqual([
    ['google', 'Google', 'G', false],
    ['acme', 'Acme', 'A', false],
  ]);
});

test('people sign in at a further provider, and at another issuer in the place of Google', async () => {
  expect((await aBrowser(app).signIn('acme', 'asha')).status).toBe(200);
  expect((await aBrowser(app).signIn('google', 'dev')).status).toBe(200);
  expect(await findIdentities()).toMatchObject([
    { provider: 'acme', issuer: `${app.config.sandboxOrigin}/acme`, email: 'asha.menon@people.example' },
    { provider: 'google', issuer: `${app.config.sandboxOrigin}/google` },
  ]);
});

test('who has an account by another provider is told its name', async () => {
  const response = await aBrowser(app).signIn('google', 'asha');
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { code: 'email-in-use', detail: expect.stringContaining('Sign in with Acme, then link Google') },
  ]);
});

test.each(['linkedin', 'other', 'Not-An-Id', '%00'])('%s, which is not set up, is not found', async (id) => {
  expect((await app.fetch(`/api/users/auth/${id}/start`)).status).toBe(404);
  const body = new URLSearchParams({ token: 'a', state: 'b' });
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await app.fetch(`/api/users/auth/${id}`, { method: 'POST', body, headers })).status).toBe(404);
});
