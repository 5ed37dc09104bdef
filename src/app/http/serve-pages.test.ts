/** A visitor's page is rendered once for all, and is still the visitor's own in everything that matters. */
import { expect, test } from 'vitest';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import type { RenderPage } from './serve-pages.ts';
import { openTestApp } from '../boot/testing.ts';

let renders = 0;
/** Shows a job, or what the address asks for, with the nonce and the marks as a real page has them. */
const renderPage: RenderPage = async (request, { apiFetch, nonce, origin }) => {
  renders += 1;
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/cookie') return new Response('mine', { headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' } });
  if (pathname === '/hidden') return new Response('<meta name="robots" content="noindex"/>');
  if (pathname === '/gone') return new Response('gone', { status: 404 });
  const answer = pathname.startsWith('/job/')
    ? await (await apiFetch(new Request(`${origin}/api/jobs/${pathname.slice(5)}`))).text()
    : pathname;
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

test('the second visitor gets the page without rendering, each with a nonce of their own that the policy names', async () => {
  const seen = new Set<string>();
  for (let visit = 0; visit < 20; visit += 1) {
    const { response, nonce, rendered } = await open('/about-us');
    expect(rendered).toBe(visit === 0);
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('server-timing')).toBe(`cache;desc=${visit === 0 ? 'miss' : 'hit'}`);
    seen.add(nonce);
  }
  expect(seen.size).toBe(20);
});

test('campaigns share one page, while the marks that links carry on are each visitor’s own', async () => {
  await open('/marks');
  expect((await open('/marks?utm_source=mail&gclid=1&fbclid=2')).rendered).toBe(false);
  const first = await open('/marks?Ref=anna-1&utm_medium=x&rfr=CODE1');
  const second = await open('/marks?Ref=bob_2&rfr=CODE2');
  expect([first.rendered, second.rendered]).toEqual([true, false]);
  expect(first.text).toContain('href="/?Ref=anna-1&rfr=CODE1"');
  expect(second.text).toContain('href="/?Ref=bob_2&rfr=CODE2"');
  // What is no mark is not carried, and finds no way into the page.
  expect((await open('/marks?Ref=%22%3E%3Cscript%3E')).text).toContain('href="/?Ref=null&rfr=null"');
  expect((await open('/marks?page=2')).rendered).toBe(true);
});

test('members always get their own page, and none of it is kept', async () => {
  const { cookie } = await aMember(app.context());
  for (let visit = 0; visit < 2; visit += 1) {
    const { response, text, rendered } = await open('/members', { cookie });
    expect(rendered).toBe(true);
    expect(text).toContain('"data":{"id"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
  expect((await open('/members')).text).toContain('"data":null');
});

test('a visitor’s cookies and language do not go into what others get', async () => {
  const { cookie } = await aMember(app.context());
  const [name = ''] = cookie.split('=');
  expect((await open('/pure', { cookie: `other=1; x${name}=2`, 'accept-language': 'hi' })).text).toContain('"data":null');
});

test.each(['/cookie', '/hidden', '/gone'])('%s is rendered for each who asks', async (path) => {
  await open(path);
  expect((await open(path)).rendered).toBe(true);
});

test('a change of a job drops the pages that show it, and no others', async () => {
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
  // Whatever is missed is shown half a minute longer at most.
  app.clock.advance(30_000);
  expect((await open(`/job/${other.slug}`)).rendered).toBe(true);
});
