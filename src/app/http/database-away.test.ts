/** What the site answers while its database gives no answer, and that it is there again afterwards. */
import { afterAll, afterEach, expect, test } from 'vitest';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { openProxyOf, type DatabaseProxy } from '../../../tests/faults/database-proxy.ts';
import { openTestApp } from '../boot/testing.ts';
import type { RenderPage } from './serve-pages.ts';

const renderPage: RenderPage = async (request, { apiFetch, origin }) => {
  const jobs = await apiFetch(new Request(`${origin}/api/jobs`));
  return new Response(`<p>${new URL(request.url).pathname} ${jobs.status}</p>`, { headers: { 'content-type': 'text/html' } });
};

let proxy: DatabaseProxy | undefined;
const app = openTestApp(
  { DATABASE_SILENCE_MS: '300', DATABASE_WAIT_MS: '2000' },
  {
    renderPage,
    connectThrough: async (url) => {
      const [opened, throughProxy] = await openProxyOf(url);
      proxy = opened;
      return throughProxy;
    },
  },
);
afterAll(async () => proxy?.stop());
afterEach(returnDatabase);

/** A request from outside, which is no call of a page. */
const fetchFromOutside = (path: string, init: RequestInit = {}) =>
  app.fetchFrom('192.0.2.1', path, {
    ...init,
    headers: { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', ...init.headers },
  });

/** From now on every statement stays without an answer. */
const silenceDatabase = () => proxy?.watch(() => 'swallow');

async function returnDatabase(): Promise<void> {
  proxy?.watch(undefined);
  proxy?.cutAll();
  await expect.poll(() => fetchFromOutside('/api/jobs').then(({ status }) => status), { timeout: 20_000 }).toBe(200);
}

test('a kept page is served however old it is, and is rendered again when the database is back', async () => {
  const open = async () => {
    const response = await fetchFromOutside('/kept');
    return [response.headers.get('server-timing'), await response.text()];
  };
  const page = '<p>/kept 200</p>';
  expect(await open()).toEqual(['cache;desc=miss', page]);
  silenceDatabase();
  app.clock.advance(3_600_000);
  expect(await open()).toEqual(['cache;desc=stale', page]);
  expect((await open())[1]).toBe(page);
  await returnDatabase();
  app.clock.advance(3_600_000);
  expect(await open()).toEqual([expect.stringMatching(/miss|joined/), page]);
});

test('a page that is not kept says in its language that it is not available right now, and when to ask again', async () => {
  silenceDatabase();
  for (const [path, words] of [
    ['/other', 'This page is not available right now'],
    ['/hi/other', 'यह पेज अभी उपलब्ध नहीं है'],
  ] as const) {
    const response = await fetchFromOutside(path);
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(await response.text()).toContain(words);
  }
});

test('a member’s page is not available either', async () => {
  const asha = await aMember(app.context());
  silenceDatabase();
  const response = await fetchFromOutside('/settings', { headers: { cookie: asha.cookie } });
  expect(response.status).toBe(503);
});

test('reads by API, feeds and sitemaps are unavailable, with when to ask again', async () => {
  silenceDatabase();
  for (const path of ['/api/jobs', '/jobs/feed.json', '/sitemap.xml']) {
    const response = await fetchFromOutside(path);
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5']);
  }
});

test('no change begins while the database is known to be away', async () => {
  const asha = await aMember(app.context());
  silenceDatabase();
  expect((await fetchFromOutside('/api/jobs')).status).toBe(503);
  const change = await fetchFromOutside('/api/users/profile', {
    method: 'PATCH',
    headers: { cookie: asha.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ about: 'Written into the void' }),
  });
  expect([change.status, change.headers.get('retry-after')]).toEqual([503, '5']);
  await returnDatabase();
  const profile = await fetchFromOutside(`/api/users/${asha.slug}/profile`, { headers: { cookie: asha.cookie } });
  expect(await profile.text()).not.toContain('void');
});

test('a change that has begun ends within five seconds, and is not stored', async () => {
  const asha = await aMember(app.context());
  const change = () =>
    fetchFromOutside('/api/users/profile', {
      method: 'PATCH',
      headers: { cookie: asha.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ about: 'Written halfway' }),
    });
  let isSilent = false;
  proxy?.watch(({ sql }) => {
    isSilent ||= sql.startsWith('insert into "profiles"');
    return isSilent ? 'swallow' : 'pass';
  });
  const startedAt = performance.now();
  const { status } = await change();
  expect(isSilent).toBe(true);
  expect(status).toBe(503);
  expect(performance.now() - startedAt).toBeLessThan(5000);
  await returnDatabase();
  const profile = await fetchFromOutside(`/api/users/${asha.slug}/profile`, { headers: { cookie: asha.cookie } });
  expect(await profile.text()).not.toContain('halfway');
  expect((await change()).status).toBe(200);
});

test('who returns from a payment while the database is away is sent on to this site, as at any other time', async () => {
  silenceDatabase();
  expect((await fetchFromOutside('/api/jobs')).status).toBe(503);
  const response = await fetchFromOutside('/api/purchases/purchase_response', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ txnid: 'T1', status: 'success', hash: 'none' }),
  });
  expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringMatching(/^\//)]);
});
