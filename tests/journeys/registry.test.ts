/** Every address of the site, asked for as a browser does without running anything: the right answer, found and shared well. */
import { expect, inject, test } from 'vitest';
import { routes } from '../../src/app/routes.ts';
import { ADDRESSES } from '../setup/addresses.ts';
import { titleOf, wordsOf } from '../setup/html.ts';
import { structuredDataOf, wrongWith } from '../setup/structured-data.ts';

const origin = inject('origin');
const ids = (routes.children ?? []).map((route) => ('path' in route ? `/${route.path.replace(/^\//, '')}` : '/'));
const open = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { redirect: 'manual', headers });
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

/** What a page of this type should tell search engines of itself. */
const TOLD: Record<string, readonly string[]> = {
  '/': ['WebSite', 'Organization'],
  '/jobs-apprenticeships/$company_slug/$job_slug': ['JobPosting', 'BreadcrumbList'],
  '/course-detail/$id/$': ['Course', 'BreadcrumbList'],
  '/insights/detail/$slug': ['Article', 'BreadcrumbList'],
  '/blog/$blog_id': ['BlogPosting', 'BreadcrumbList'],
  '/company/$slug': ['Organization', 'BreadcrumbList'],
  '/university/$university_code/$university_name': ['CollegeOrUniversity', 'BreadcrumbList'],
  '/communities/$slug': ['BreadcrumbList'],
  '/forum/$slug': ['QAPage', 'BreadcrumbList'],
  '/tech-incubator-for-Individuals': ['FAQPage', 'BreadcrumbList'],
  '/funding-options/scholarship': ['ItemList', 'BreadcrumbList'],
};

test('every route has an address here, and nothing else has', () => {
  expect(Object.keys(ADDRESSES).toSorted()).toEqual(ids.toSorted());
});

test.each(Object.entries(ADDRESSES))('%s answers a visitor with a whole page', async (id, { path, status = 200, hidden }) => {
  const response = await open(path);
  expect(response.status).toBe(status);
  if (status < 400 && status >= 300) return;
  const html = await response.text();
  expect(titleOf(html)).toMatch(/\| Pathlight$|^Pathlight: /);
  expect(html.match(/<title/g)).toHaveLength(1);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(wordsOf(html)).not.toMatch(/\bundefined\b|\bNaN\b|\[object Object\]|\{\w+\}/);
  const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/);
  if (hidden || status !== 200) {
    expect(html).toMatch(/name="robots" content="noindex"/);
    expect(canonical).toBeUndefined();
    return;
  }
  expect(canonical).toMatch(new RegExp(`^${origin}/`));
  expect(attribute(html, /name="description" content="([^"]+)"/)?.length).toBeGreaterThan(20);
  const found = structuredDataOf(html);
  expect(found.flatMap((thing) => wrongWith(thing))).toEqual([]);
  expect(found.map((thing) => thing['@type'])).toEqual(expect.arrayContaining([...(TOLD[id] ?? [])]));
});

test('what is for everybody has a picture and a Markdown copy where its head says', async () => {
  for (const { path, status = 200, hidden } of Object.values(ADDRESSES)) {
    if (hidden || status !== 200) continue;
    const html = await (await open(path)).text();
    const copy = await fetch(attribute(html, /type="text\/markdown" href="([^"]+)"/) ?? '');
    expect([path, copy.status, /^# /m.test(await copy.text())]).toEqual([path, 200, true]);
  }
  for (const path of ['/', ADDRESSES['/forum/$slug']?.path ?? '']) {
    const picture = await fetch(attribute(await (await open(path)).text(), /property="og:image" content="([^"]+)"/) ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});

test('a page is rendered once for all visitors and never kept by a browser or a proxy', async () => {
  await open('/about-us');
  const again = await open('/about-us?utm_source=mail');
  expect(again.headers.get('server-timing')).toBe('cache;desc=hit');
  expect(again.headers.get('cache-control')).toBe('private, no-cache');
});

test('every address in every sitemap of the catalogue answers', async () => {
  const locations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);
  for (const map of locations(await (await open('/sitemap.xml')).text())) {
    const addresses = locations(await (await fetch(map)).text());
    for (const address of [addresses[0], addresses.at(-1)].filter((one) => one !== undefined))
      expect([address, (await fetch(address, { redirect: 'manual' })).status]).toEqual([address, 200]);
  }
});
