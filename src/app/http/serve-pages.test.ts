/** Visitors share cached pages without sharing anything personal. */
import { expect, test } from 'vitest';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { AD_TEXT } from '#features/base/own-ads/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
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
  const api = pathname.replace(/^\/job\//, '/api/jobs/').replace(/^(\/hi)?\/check\//, '/api/own_ads/');
  const answer = api.startsWith('/api/') ? await (await apiFetch(new Request(origin + api))).text() : pathname;
  const who = await (await apiFetch(new Request(`${origin}/api/users/auth/logged_in`))).text();
  return new Response(
    `<a href="/?Ref=${searchParams.get('Ref')}&rfr=${searchParams.get('rfr')}"></a><script nonce="${nonce}">${who}</script>${answer}`,
  );
};

const app = openTestApp({}, { renderPage });
const open = async (path: string, headers: Record<string, string> = {}) => {
  const before = renders;
  const response = await app.fetch(path, { headers });
  const text = await response.text();
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
  return { response, text, nonce, rendered: renders > before };
};

test('the second visitor gets the cached page, with a fresh nonce that matches the policy', async () => {
  const nonces = new Set<string>();
  for (let visit = 0; visit < 20; visit += 1) {
    const { response, nonce, rendered } = await open('/about-us');
    expect(rendered).toBe(visit === 0);
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('server-timing')).toBe(`cache;desc=${visit === 0 ? 'miss' : 'hit'}`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(20);
});

test('campaigns share one cached page, while links carry each visitor’s own parameters', async () => {
  await open('/marks');
  expect((await open('/marks?utm_source=mail&gclid=1&fbclid=2')).rendered).toBe(false);
  const first = await open('/marks?Ref=anna-1&utm_medium=x&rfr=CODE1');
  const second = await open('/marks?Ref=bob_2&rfr=CODE2');
  expect([first.rendered, second.rendered]).toEqual([true, false]);
  expect(first.text).toContain('href="/?Ref=anna-1&rfr=CODE1"');
  expect(second.text).toContain('href="/?Ref=bob_2&rfr=CODE2"');
  // Unknown parameters are not carried into the page.
  expect((await open('/marks?Ref=%22%3E%3Cscript%3E')).text).toContain('href="/?Ref=null&rfr=null"');
  expect((await open('/marks?page=2')).rendered).toBe(true);
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

test.each(['/cookie', '/hidden', '/gone'])('%s is rendered for every request', async (path) => {
  await open(path);
  expect((await open(path)).rendered).toBe(true);
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
