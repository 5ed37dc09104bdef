import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadPosts } from '#features/blog/server/index.ts';
import { loadCategories } from '#features/interests/server/index.ts';
import { openTestApp, ORIGIN } from './testing.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../content');
const app = openTestApp();
const textOf = async (pathname: string) => (await app.fetch(pathname)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

beforeAll(async () => {
  await loadCategories(app.context(), CONTENT);
  await loadPosts(app.context(), CONTENT);
});

test('robots find the index, and in it every sitemap', async () => {
  expect(await textOf('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const maps = locations(await textOf('/sitemap.xml'));
  expect(maps).toEqual([`${ORIGIN}/sitemaps/pages.xml`, `${ORIGIN}/sitemaps/blog.xml`]);
  for (const map of maps) expect((await app.fetch(map)).headers.get('content-type')).toMatch(/^application\/xml/);
  expect((await app.fetch('/sitemaps/nothing.xml')).status).toBe(404);
});

test('the sitemaps name public pages once each, the articles with their day, and nobody’s own places', async () => {
  const pages = locations(await textOf('/sitemaps/pages.xml')).map((address) => new URL(address).pathname);
  expect(new Set(pages)).toHaveLength(pages.length);
  expect(pages).toEqual(expect.arrayContaining(['/', '/about-us', '/tech-incubator-for-Individuals', '/privacy-policy']));
  expect(pages.filter((page) => /^\/(plans|applications|settings|purchases|boards)/.test(page))).toEqual([]);
  expect(await textOf('/sitemaps/blog.xml')).toMatch(
    /<loc>[^<]*\/blog\/six-stories-for-an-interview<\/loc><lastmod>2026-10-21<\/lastmod>/,
  );
});
