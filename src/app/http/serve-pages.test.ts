/** Visitors share cached pages without sharing anything personal. */
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { AD_TEXT } from '#features/base/own-ads/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { aQuestion } from '#features/catalogue/forum/server/testing.ts';
import type { RenderPage } from './serve-pages.ts';
import { openTestApp } from '../boot/testing.ts';

let renders = 0;
/** Renders a job or a test page, with the nonce and campaign parameters of a real page. */
const renderPage: RenderPage = async (request, { apiFetch, nonce, origin }) => {
  renders += 1;
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/cookie') return new Response('mine', { headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' } });
  if (pathname === '/hidden') return new Response('<meta name="robots" content="noindex"/>');
  if (pathname === '/gone') return new Response('gone', { status: 404 });
  const injected = pathname === '/injected' ? '<script>steal()</script>' : '';
  const api = pathname
    .replace(/^\/job\//, '/api/jobs/')
    .replace(/^\/question\//, '/api/questions/')
    .replace(/^(\/hi)?\/check\//, '/api/own_ads/');
  const answer = api.startsWith('/api/') ? await (await apiFetch(new Request(origin + api))).text() : pathname;
  const who = await (await apiFetch(new Request(`${origin}/api/users/auth/logged_in`))).text();
  return new Response(
    `<a href="/?Ref=${searchParams.get('Ref')}&rfr=${searchParams.get('rfr')}"></a><script nonce="${nonce}">${who}</script>${injected}${answer}`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
};

const app = openTestApp({}, { renderPage });
const limited = openTestApp({ RATE_LIMITS: 'true' }, { renderPage });
const open = async (path: string, headers: Record<string, string> = {}) => {
  const before = renders;
  const response = await app.fetch(path, { headers });
  const text = await response.text();
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
  return { response, text, nonce, rendered: renders > before };
};

const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('the second visitor gets the kept page, whose scripts are allowed by their hashes', async () => {
  for (let visit = 0; visit < 3; visit += 1) {
    const { response, text, rendered } = await open('/about-us');
    expect(rendered).toBe(visit === 0);
    const [, script = ''] = /<script nonce="">([^<]+)</.exec(text) ?? [];
    expect(policyOf(response)).toContain(`script-src http://localhost:3000/assets/ ${hashOf(script)};`);
    expect(policyOf(response)).not.toContain('nonce');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('server-timing')).toBe(`cache;desc=${visit === 0 ? 'miss' : 'hit'}`);
  }
});

test('a script that got into a kept page without its nonce is not allowed', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const { response, text } = await open('/injected');
    expect(text).toContain('<script>steal()</script>');
    expect(policyOf(response)).not.toContain(hashOf('steal()'));
    expect(policyOf(response)).toContain(hashOf('{"data":null}'));
  }
});

test('a kept page is the same in each encoding, and has the security headers of every page', async () => {
  const { text } = await open('/encoded');
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Uint8Array) => Buffer.from(body) };
  const accepted = {
    'br;q=0, gzip, identity': 'gzip',
    'gzip, deflate, br': 'br',
    'gzip;q=0.0': 'identity',
    deflate: 'identity',
  } as const;
  for (const [accept, encoding] of Object.entries(accepted)) {
    const response = await app.fetchFrom('192.0.2.1', '/encoded', {
      headers: { host: 'localhost:3000', 'accept-encoding': accept },
    });
    const body = new Uint8Array(await response.arrayBuffer());
    expect(decoders[encoding](body).toString()).toBe(text);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.byteLength),
      'content-type': 'text/html; charset=utf-8',
      'server-timing': 'cache;desc=hit',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      vary: 'Accept-Encoding',
    });
  }
});

test('campaigns share one cached page, while links carry each visitor’s own parameters', async () => {
  await open('/marks');
  expect((await open('/marks?utm_source=mail&gclid=1&fbclid=2')).rendered).toBe(false);
  const first = await open('/marks?Ref=anna-1&utm_medium=x&rfr=CODE1');
  const second = await open('/marks?Ref=bob_2&rfr=CODE2');
  expect([first.rendered, second.rendered]).toEqual([true, false]);
  expect(first.text).toContain('href="/?Ref=anna-1&rfr=CODE1"');
  expect(second.text).toContain('href="/?Ref=bob_2&rfr=CODE2"');
  // Such a page is completed for each visitor, with a nonce of its own.
  for (const { response, nonce } of [first, second]) expect(policyOf(response)).toContain(`'nonce-${nonce}'`);
  expect(first.nonce).not.toBe(second.nonce);
  // Unknown parameters are not carried into the page.
  expect((await open('/marks?Ref=%22%3E%3Cscript%3E')).text).toContain('href="/?Ref=null&rfr=null"');
  expect((await open('/marks?page=2')).rendered).toBe(true);
});

test.each(['//evil.example/x', '///evil.example'])('%s leads to a page of this site, whatever host was named', async (path) => {
  const { response } = await open(`${app.config.APP_ORIGIN}${path}`, { host: 'evil.example' });
  expect([response.status, new URL(response.headers.get('location') ?? '').origin]).toEqual([301, app.config.APP_ORIGIN]);
});

test('pages of members are never cached', async () => {
  const { cookie } = await aMember(app.context());
  for (let visit = 0; visit < 2; visit += 1) {
    const { response, text, rendered } = await open('/members', { cookie });
    expect(rendered).toBe(true);
    expect(text).toContain('"data":{"id"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
  expect((await open('/members')).text).toContain('"data":null');
});

test('a visitor’s cookies and language do not affect the cached page, and a cookie with a similar name signs nobody in', async () => {
  await open('/pure', { cookie: 'other=1', 'accept-language': 'hi' });
  const second = await open('/pure', { cookie: 'another=2', 'accept-language': 'en' });
  expect([second.rendered, second.text.includes('"data":null')]).toEqual([false, true]);
  const { cookie } = await aMember(app.context());
  const [name = ''] = cookie.split('=');
  expect((await open('/pure', { cookie: `x${name}=2` })).text).toContain('"data":null');
});

test('what a visitor brought is rendered with the cookie that they are known by, and never cached', async () => {
  const body = new FormData();
  body.set('text', `Spreadsheets clerk\n${AD_TEXT}`);
  const added = await app.fetch('/api/own_ads', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body });
  const { data: ad } = (await added.json()) as { data: { id: string } };
  const cookie = (added.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  for (const path of [`/check/${ad.id}`, `/hi/check/${ad.id}`]) {
    const { response, text } = await open(path, { cookie });
    expect(text).toContain('Spreadsheets clerk');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await open(path)).text).not.toContain('Spreadsheets clerk');
  }
  expect((await open('/about-us', { cookie })).response.headers.get('server-timing')).toMatch(/^cache/);
});

test('before anything else, a kept page is answered to its address only, for a visitor whose cookies change nothing', async () => {
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.fetchFrom('192.0.2.2', path, { method, headers: { host: 'localhost:3000', ...headers } });
  const sourceOf = async (...request: Parameters<typeof ask>) => (await ask(...request)).headers.get('server-timing');
  await open('/kept');
  expect(await sourceOf('/kept', { cookie: 'other=1' })).toBe('cache;desc=hit');
  expect(await sourceOf('/kept?page=2')).toBe('cache;desc=miss');
  expect(await sourceOf('/hi/kept')).toBe('cache;desc=miss');
  expect((await ask('/kept', {}, 'POST')).status).toBe(404);
  // Another name of this machine leads to the one that works.
  expect((await ask('/kept', { host: '127.0.0.1:3000' })).status).toBe(302);
  const { cookie } = await aMember(app.context());
  expect(await (await ask('/kept', { cookie })).text()).toContain('"data":{"id"');
  expect((await ask('/', { cookie: 'language=hi', 'sec-fetch-site': 'none' })).headers.get('location')).toBe('/hi');
});

test('kept pages count towards the limit of pages for an address', async () => {
  const ask = () => limited.fetchFrom('192.0.2.3', '/often', { headers: { host: 'localhost:3000' } });
  for (let request = 0; request < 300; request += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

test.each(['/cookie', '/hidden', '/gone'])('%s is rendered for every request', async (path) => {
  await open(path);
  expect((await open(path)).rendered).toBe(true);
});

test('a new name of its author invalidates the page of what they wrote', async () => {
  const author = await aMember(app.context(), { name: 'Asha Former' });
  const { slug } = await aQuestion(app, { author });
  await app.updateSearchIndex();
  const path = `/question/${slug}`;
  expect((await open(path)).text).toContain('Asha Former');
  app.clock.advance(2000);
  expect(await open(path)).toMatchObject({ rendered: false });
  await app.call(author, 'PATCH /api/users/update_profile', { json: { name: 'Asha Newname' } });
  app.clock.advance(2000);
  const { text } = await open(path);
  expect([text.includes('Asha Former'), text.includes('Asha Newname')]).toEqual([false, true]);
});

test('a changed job invalidates the pages that show it, and no others', async () => {
  const [job, other] = [await aJob(app.context(), { title: 'Before' }), await aJob(app.context())];
  app.clock.advance(1000);
  await open(`/job/${job.slug}`);
  await open(`/job/${other.slug}`);
  expect((await open(`/job/${job.slug}`)).rendered).toBe(false);
  await app.context().db.updateTable('jobs').set({ title: 'After' }).where('id', '=', job.id).execute();
  app.clock.advance(1000);
  const fresh = await open(`/job/${job.slug}`);
  expect(fresh.text).toContain('After');
  expect((await open(`/job/${other.slug}`)).rendered).toBe(false);
  // Missed changes are visible after half a minute.
  app.clock.advance(30_000);
  expect((await open(`/job/${other.slug}`)).rendered).toBe(true);
});
