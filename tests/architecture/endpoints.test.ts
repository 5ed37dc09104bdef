import fs from 'node:fs';
import { expect, test } from 'vitest';
import { contract } from '#app/http/contract.ts';
import { openTestApp } from '#app/boot/testing.ts';

const SECRET = 'nobody-may-read-this';
const app = openTestApp({ PAYU_KEY: 'merchant', PAYU_SALT: SECRET, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: SECRET });
const UUID = '00000000-0000-4000-8000-000000000000';
const pathOf = (key: string) =>
  key
    .slice(key.indexOf(' ') + 1)
    .replaceAll(/\{provider\}/g, 'google')
    .replaceAll(/\{\w+\}/g, UUID);

test('every endpoint of the contract is mounted, and those that need a member refuse visitors', async () => {
  for (const [key, endpoint] of Object.entries(contract)) {
    const method = key.slice(0, key.indexOf(' '));
    const response = await app.fetch(pathOf(key), { method, headers: { 'sec-fetch-site': 'same-origin' } });
    const body = response.status === 404 ? ((await response.json()) as { detail?: string }) : {};
    expect(response.status, key).not.toBe(405);
    expect(body.detail, key).not.toBe('Endpoint not found.');
    if (endpoint.auth) expect(response.status, key).toBe(401);
  }
});

test('a visitor with an invalid body gets 401 before the body is read', async () => {
  for (const [key, endpoint] of Object.entries(contract)) {
    if (!endpoint.auth || !endpoint.body) continue;
    const method = key.slice(0, key.indexOf(' '));
    const response = await app.fetch(pathOf(key), {
      method,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: '{broken',
    });
    expect(response.status, key).toBe(401);
  }
});

test('only the payment callbacks and the unsubscribe link accept requests from another site', () => {
  const exempt = Object.entries(contract).flatMap(([key, endpoint]) => (endpoint.crossSite ? [key] : []));
  expect(exempt.toSorted()).toEqual([
    // Mail programs send this request (RFC 8058); the signed link is the permission.
    'POST /api/notifications/unsubscribe',
    'POST /api/purchases/purchase_response',
    'POST /api/purchases/webhook',
  ]);
});

test('responses have the security headers, errors included', async () => {
  for (const pathname of ['/api/openapi.json', '/api/users/auth/logged_in', '/api/nothing-here', '/healthz']) {
    const { headers } = await app.fetch(pathname);
    expect(headers.get('x-content-type-options'), pathname).toBe('nosniff');
    expect(headers.get('content-security-policy'), pathname).toContain("object-src 'none'");
    expect(headers.get('referrer-policy'), pathname).toBeTruthy();
    expect(headers.get('access-control-allow-origin'), pathname).toBeNull();
  }
});

test('the OpenAPI document lists every endpoint, and no other', async () => {
  const document = (await (await app.fetch('/api/openapi.json')).json()) as { paths: Record<string, Record<string, unknown>> };
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.toSorted()).toEqual(Object.keys(contract).toSorted());
});

test('two identical requests get different script nonces', async () => {
  const nonces = await Promise.all(
    [1, 2].map(
      async () => /'nonce-([^']+)'/.exec((await app.fetch('/api/docs')).headers.get('content-security-policy') ?? '')?.[1],
    ),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('unexpected keys, wrong types and hostile text never cause a 500, and no answer holds a secret of the site', async () => {
  const bodies = [
    'null',
    '[]',
    '"text"',
    '{"__proto__":{"staff":true}}',
    '{"constructor":{"prototype":{"x":1}}}',
    `{"name":${JSON.stringify('a\0b')}}`,
    '{"id":{"$ne":1}}',
    `{"a":${'['.repeat(500)}${']'.repeat(500)}}`,
  ];
  for (const [key, endpoint] of Object.entries(contract)) {
    if (endpoint.transaction === 'manual') continue;
    const method = key.slice(0, key.indexOf(' '));
    for (const body of method === 'GET' ? [''] : bodies) {
      const url = method === 'GET' ? `${pathOf(key)}?query=%00&page=-1&per_page=1e9&cursor=x&ids[]=1&ids[]=2` : pathOf(key);
      const response = await app.fetch(url, {
        method,
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        ...(body ? { body } : {}),
      });
      expect(response.status, `${key} ${body}`).toBeLessThan(500);
      expect(await response.text(), `${key} ${body}`).not.toContain(SECRET);
    }
  }
});

test('migrations are numbered without gaps', () => {
  const numbers = fs.readdirSync('migrations').map((name) => Number(name.slice(0, 4)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
});
