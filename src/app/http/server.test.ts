/** Behaviour of every request. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { contract } from './contract.ts';
import { openTestApp, ORIGIN } from '../boot/testing.ts';
import { PRODUCTION } from '../../../tests/setup/production.ts';
import { expectSecurityHeaders } from '../../../tests/setup/security-headers.ts';

const app = openTestApp();
const limited = openTestApp({ RATE_LIMITS: 'true' });
const behindProxy = openTestApp({ RATE_LIMITS: 'true', TRUST_PROXY: 'true', APP_ORIGIN: 'https://pathlight.example' });
const renamed = openTestApp({ BRAND_NAME: 'Acme', SOCIAL_LINKS: 'https://www.linkedin.com/company/acme, https://x.com/acme' });
const trial = openTestApp({ ...PRODUCTION, RATE_LIMITS: 'true', APP_ENV: 'staging' });
const assetsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-assets-'));
const withAssets = openTestApp({}, { assetsDir });

const ANY_ADDRESS = ['/healthz', '/api/site', '/api/nothing-here', '/api/job_applications', '/nothing', '/api/docs'];

beforeAll(() => {
  fs.mkdirSync(path.join(assetsDir, 'assets'));
  for (const [name, content] of [
    ['a1.js', 'export {};'],
    ['a1.js.br', brotliCompressSync('export {};')],
    ['b2.css', 'p { margin: 0; }'],
    ['c3.woff2', 'wOF2'],
  ] as const)
    fs.writeFileSync(path.join(assetsDir, 'assets', name), content);
});
afterAll(() => fs.rmSync(assetsDir, { recursive: true }));

describe('headers', () => {
  test.each(ANY_ADDRESS)('%s has the security headers, and HSTS for a year on https', async (pathname) => {
    const response = await behindProxy.fetch(pathname);
    expectSecurityHeaders(response);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect((await app.fetch(pathname)).headers.get('strict-transport-security')).toBeNull();
  });

  test('a trial says what it is, is not listed, and takes payments at the test host', async () => {
    const response = await trial.fetch('/api/site');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self' https://test.payu.in");
    expect(await response.json()).toMatchObject({ data: { attributes: { trial: true } } });
    const own = await app.fetch('/api/site');
    expect(own.headers.get('x-robots-tag')).toBeNull();
    expect(await own.json()).toMatchObject({ data: { attributes: { trial: false } } });
  });

  test('forms may post to this origin and the payment page only', async () => {
    const policy = (await app.fetch('/api/site')).headers.get('content-security-policy') ?? '';
    expect(/form-action ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${app.config.sandboxOrigin}`);
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('build assets have a type and are cached for a year, without cookies and document headers', async () => {
    const { cookie } = await aMember(withAssets.context());
    for (const [pathname, type] of [
      ['/assets/a1.js', 'text/javascript; charset=utf-8'],
      ['/assets/b2.css', 'text/css; charset=utf-8'],
      ['/assets/c3.woff2', 'font/woff2'],
    ] as const) {
      const response = await withAssets.fetch(pathname, { headers: { cookie, 'accept-encoding': 'gzip, br' } });
      const { 'last-modified': _modified, 'content-length': _length, ...headers } = Object.fromEntries(response.headers);
      expect([response.status, headers]).toEqual([
        200,
        {
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
          ...(pathname === '/assets/a1.js' && { 'content-encoding': 'br', vary: 'Accept-Encoding' }),
        },
      ]);
    }
    const plain = await withAssets.fetch('/assets/a1.js');
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'export {};']);
    const missing = await withAssets.fetch('/assets/missing.js');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, null]);
  });

  test('no response of a GET endpoint may be cached', async () => {
    const { cookie } = await aMember(app.context());
    for (const [key, endpoint] of Object.entries(contract)) {
      if (!key.startsWith('GET ') || 'redirect' in (endpoint.ok ?? {})) continue;
      const pathname = key.slice(4).replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      for (const headers of [{ cookie }, {}])
        expect((await app.fetch(pathname, { headers })).headers.get('cache-control'), key).toMatch(/no-store/);
    }
  });
});

describe('other sites', () => {
  const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' };

  test('get no CORS permission: no response has an access-control header', async () => {
    for (const pathname of [...ANY_ADDRESS, '/api/users/update_profile', '/api/purchases/webhook'])
      for (const [method, origin] of [
        ['OPTIONS', 'https://evil.example'],
        ['OPTIONS', 'null'],
        ['GET', 'https://evil.example'],
      ] as const) {
        const response = await app.fetch(pathname, { method, headers: { ...preflight, origin } });
        if (method === 'OPTIONS') expect([404, 405], pathname).toContain(response.status);
        expect(
          [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
          pathname,
        ).toEqual([]);
      }
  });

  const bodies: [string, string][] = [
    ['application/json', '{"headline":"changed"}'],
    ['text/plain', '{"headline":"changed"}'],
    ['application/x-www-form-urlencoded', 'headline=changed'],
    ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="headline"\r\n\r\nchanged\r\n--x--'],
  ];
  const senders: [Record<string, string>, boolean][] = [
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: ORIGIN }, false],
    [{ origin: ORIGIN }, true],
    [{ origin: 'null' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: `${ORIGIN}.evil.example` }, false],
    [{ origin: 'http://localhost:3001' }, false],
    [{}, false],
  ];
  test.each(senders)('a change sent with %j is accepted: %s', async (sender, isAccepted) => {
    for (const [type, body] of bodies)
      for (const method of ['PATCH', 'POST', 'PUT', 'DELETE']) {
        const { cookie } = await aMember(app.context());
        const init = { method, body, headers: { cookie, 'content-type': type, ...sender } };
        const { status } = await app.fetch('/api/users/update_profile', init);
        const statusInOurApp = method !== 'PATCH' ? 405 : type === 'application/json' ? 200 : 415;
        expect(status, `${method} ${type}`).toBe(isAccepted ? statusInOurApp : 403);
      }
  });

  test('may link here: returning from payment or sign-in is a plain GET', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await app.fetch('/api/site', { headers })).status).toBe(200);
  });
});

describe('addresses and methods', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/nobody', '/api/jobs/a/b/c', '/api/.git/HEAD', '/api/metrics'])(
    '%s is a problem document without a stack',
    async (pathname) => {
      const response = await app.fetch(pathname);
      const body = await response.json();
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
      expect(body).toEqual({
        type: 'about:blank',
        title: 'Not found',
        status: 404,
        detail: 'Endpoint not found.',
        request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      });
    },
  );

  test('a wrong method gets 405 with the allowed ones, and HEAD is GET without a body', async () => {
    const wrong = await app.fetch('/api/jobs', { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const job = await aJob(app.context());
    for (const pathname of ['/api/site', `/api/jobs/${job.slug}`, '/healthz', '/api/openapi.json']) {
      const [get, head] = await Promise.all([app.fetch(pathname), app.fetch(pathname, { method: 'HEAD' })]);
      expect([head.status, await head.text(), head.headers.get('content-type')]).toEqual([
        200,
        '',
        get.headers.get('content-type'),
      ]);
    }
  });

  test.each([
    ['127.0.0.1:3000', '/jobs?page=2', `${ORIGIN}/jobs?page=2`],
    ['[::1]:3000', '/', `${ORIGIN}/`],
    ['localhost:9999', '//evil.example/x', `${ORIGIN}//evil.example/x`],
  ])('%s%s is redirected to the configured origin', async (host, pathname, location) => {
    const response = await app.fetch(`http://${host}${pathname}`, { headers: { host } });
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });

  test('an unknown host name is not redirected, nor is a POST', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'a b'])
      expect((await app.fetch('/api/site', { headers: { host } })).headers.get('location'), host).toBeNull();
    expect((await app.fetch('/api/site', { method: 'POST', headers: { host: '127.0.0.1:3000' } })).status).not.toBe(302);
  });
});

describe('limits', () => {
  const START = '/api/users/auth/google/start';
  /** The number of `times` calls that were allowed. */
  async function countAllowed(times: number, call: (time: number) => Promise<Response>): Promise<number> {
    const statuses = [];
    for (let time = 0; time < times; time += 1) statuses.push((await call(time)).status);
    return statuses.filter((status) => status !== 429).length;
  }

  test('too many sign-in attempts of an address get Retry-After, whatever headers it sends', async () => {
    const forged = (time: number) => ({
      'x-forwarded-for': `198.51.100.${time}`,
      'x-real-ip': `198.51.100.${time}`,
      forwarded: `for=198.51.100.${time}`,
    });
    expect(await countAllowed(25, (time) => limited.fetchFrom('203.0.113.7', START, { headers: forged(time) }))).toBe(20);
    const refused = await limited.fetchFrom('203.0.113.7', START);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expectSecurityHeaders(refused);
    expect(await refused.json()).toMatchObject({ title: 'Too many requests', status: 429 });
    expect(await countAllowed(1, () => limited.fetchFrom('203.0.113.8', START))).toBe(1);
    limited.clock.advance(600_000);
    expect(await countAllowed(1, () => limited.fetchFrom('203.0.113.7', START))).toBe(1);
  });

  test('a whole /64 of IPv6 is one address', async () => {
    expect(await countAllowed(25, (time) => limited.fetchFrom(`2001:db8::${time.toString(16)}:1`, START))).toBe(20);
    expect(await countAllowed(1, () => limited.fetchFrom('2001:db8:0:1::1', START))).toBe(1);
  });

  test('behind a trusted proxy its forwarded address counts, and nothing the client prepended', async () => {
    const from = (forwarded: string) => behindProxy.fetchFrom('10.0.0.1', START, { headers: { 'x-forwarded-for': forwarded } });
    expect(await countAllowed(25, (time) => from(`198.51.100.${time}, 203.0.113.7`))).toBe(20);
    expect(await countAllowed(1, () => from('203.0.113.9'))).toBe(1);
  });

  test('two members at one address do not use up each other’s calls', async () => {
    const [ana, ben] = [await aMember(limited.context()), await aMember(limited.context())];
    const job = await aJob(limited.context());
    const report = ({ cookie }: { cookie: string }) =>
      limited.fetchFrom('203.0.113.20', `/api/jobs/${job.slug}/report`, {
        method: 'POST',
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        body: '{"reason":"fake"}',
      });
    expect(await countAllowed(12, () => report(ana))).toBe(10);
    expect(await countAllowed(12, () => report(ben))).toBe(10);
  });

  test('an address records at most 240 times a minute, and the rest of the site answers it as before', async () => {
    const record = () =>
      limited.fetchFrom('203.0.113.31', '/api/journeys', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ consent: 1, consented_at: '2026-11-20T08:00:00.000Z', events: [] }),
      });
    const statuses = await Promise.all(Array.from({ length: 260 }, async () => (await record()).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect((await limited.fetchFrom('203.0.113.31', '/api/site')).status).toBe(200);
  });

  test('there is an overall limit, from which the payment provider is exempt', async () => {
    expect(await countAllowed(610, () => limited.fetchFrom('203.0.113.30', '/api/users/auth/providers'))).toBe(600);
    const webhook = () =>
      limited.fetchFrom('203.0.113.30', '/api/purchases/webhook', { method: 'POST', body: new URLSearchParams({ txnid: 'T' }) });
    expect((await webhook()).status).toBe(200);
  });
});

test('a page size above fifty or an invalid page number is refused', async () => {
  for (const query of [
    'per_page=51',
    'per_page=1e9',
    'page=0',
    'page=-1',
    'page=1e309',
    'page=9223372036854775808',
    'page=10001',
  ])
    expect((await app.fetch(`/api/jobs?${query}`)).status, query).toBe(422);
});

test('another operator brings their own name and pages at social networks', async () => {
  const manifest = await renamed.fetch('/app.webmanifest');
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ name: 'Acme', short_name: 'Acme', share_target: { action: '/check' } });
  expect((await renamed.call(null, 'GET /api/site')).data.attributes).toMatchObject({
    brand: 'Acme',
    social_links: [
      { name: 'LinkedIn', address: 'https://www.linkedin.com/company/acme' },
      { name: 'X', address: 'https://x.com/acme' },
    ],
  });
});
