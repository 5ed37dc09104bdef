import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadPosts } from '#features/catalogue/blog/server/index.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aBoard, aCard } from '#features/catalogue/boards/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { parseSitemap } from '../../../tests/setup/crawl-sitemaps.ts';
import { openTestApp, ORIGIN } from '../boot/testing.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../content');
const app = openTestApp();
const textOf = async (pathname: string) => (await app.fetch(pathname)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

beforeAll(async () => {
  await loadCategories(app.context(), CONTENT);
  await loadPosts(app.context(), CONTENT);
});

test('robots.txt names the index, which names every sitemap', async () => {
  expect(await textOf('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const maps = locations(await textOf('/sitemap.xml'));
  const kinds = [
    'jobs',
    'courses',
    'insights',
    'boards',
    'communities',
    'questions',
    'companies',
    'universities',
    'profiles',
    'skills',
  ];
  expect(maps).toEqual(['pages', 'blog', 'categories', 'topics', ...kinds].map((name) => `${ORIGIN}/sitemaps/${name}.xml`));
  for (const map of maps) expect((await app.fetch(map)).headers.get('content-type')).toMatch(/^application\/xml/);
  expect((await app.fetch('/sitemaps/nothing.xml')).status).toBe(404);
});

test('the sitemaps list each public page once, articles with their date, and no private pages', async () => {
  const pages = locations(await textOf('/sitemaps/pages.xml')).map((address) => new URL(address).pathname);
  expect(new Set(pages)).toHaveLength(pages.length);
  expect(pages).toEqual(expect.arrayContaining(['/', '/about-us', '/tech-incubator-for-Individuals', '/privacy-policy']));
  expect(pages.filter((page) => /^\/(plans|applications|settings|purchases|boards)/.test(page))).toEqual([]);
  expect(await textOf('/sitemaps/categories.xml')).toContain(`<loc>${ORIGIN}/category/interviews/interviews</loc>`);
  expect(await textOf('/sitemaps/blog.xml')).toMatch(
    /<loc>[^<]*\/blog\/six-stories-for-an-interview<\/loc><lastmod>2026-10-21<\/lastmod>/,
  );
});

test('a private board is in no sitemap and no feed, and leaves both when it becomes private', async () => {
  const asha = await aMember(app.context());
  const slugOf = async (title: string, privacy: boolean) => {
    const { slug } = (await aBoard(app, asha, { title, privacy })).attributes;
    await aCard(app, asha, slug, 'A card');
    return slug;
  };
  const [open, hidden] = [await slugOf('Open to all', false), await slugOf('For me alone', true)];
  const listed = async () => {
    await app.updateSearchIndex();
    const maps = locations(await textOf('/sitemap.xml')).map((map) => textOf(map));
    const text = (await Promise.all([...maps, textOf('/learning-packs/feed.json')])).join('');
    return [open, hidden].map((slug) => text.includes(slug));
  };
  expect(await listed()).toEqual([true, false]);
  await app.call(asha, 'PATCH /api/boards/{board_slug}', { params: { board_slug: open }, json: { privacy: true } });
  expect(await listed()).toEqual([false, false]);
});

test('every page is listed once per language, with its alternates', async () => {
  const xml = await textOf('/sitemaps/pages.xml');
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const entries = parseSitemap(xml);
  const languages = (path: string) => [
    ['en', `${ORIGIN}${path}`],
    ['hi', `${ORIGIN}/hi${path === '/' ? '' : path}`],
    ['x-default', `${ORIGIN}${path}`],
  ];
  for (const path of ['/', '/about-us']) {
    const same = entries.filter((entry) => entry.languages.get('en') === `${ORIGIN}${path}`);
    expect(same.map(({ address }) => address)).toEqual([`${ORIGIN}${path}`, `${ORIGIN}/hi${path === '/' ? '' : path}`]);
    for (const entry of same) expect([...entry.languages]).toEqual(languages(path));
  }
});

test('an indexed item is in the sitemap of its kind with its date, unless a job is closed or a profile is empty or unlisted', async () => {
  const ctx = app.context();
  const [open, closing] = [await aJob(ctx), await aJob(ctx)];
  const member = await aMember(ctx);
  await app.context().enqueue('search.index', {});
  await app.runTasks();
  const jobs = async () =>
    locations(await textOf('/sitemaps/jobs.xml')).map((address) => new URL(address).pathname.split('/').at(-1));
  expect(await jobs()).toEqual(expect.arrayContaining([open.slug, closing.slug]));
  expect(await textOf('/sitemaps/jobs.xml')).toMatch(/<lastmod>2026-11-21<\/lastmod>/);
  // Closed by its date only: the row has not changed, and search still lists it.
  await ctx.db.updateTable('jobs').set({ valid_until: '2026-11-01' }).where('id', '=', closing.id).execute();
  expect(await jobs()).toContain(open.slug);
  expect(await jobs()).not.toContain(closing.slug);
  // An empty profile is excluded from search engines.
  const profilesBefore = await textOf('/sitemaps/profiles.xml');
  await ctx.db.updateTable('users').set({ headline: 'Learns SQL' }).where('id', '=', member.id).execute();
  const profiles = await textOf('/sitemaps/profiles.xml');
  expect(profiles).not.toBe(profilesBefore);
  await ctx.db.updateTable('users').set({ listed: false }).where('id', '=', member.id).execute();
  expect(await textOf('/sitemaps/profiles.xml')).not.toBe(profiles);
});

test('a long sitemap continues at the requested position', async () => {
  const all = locations(await textOf('/sitemaps/jobs.xml'));
  const rows = await app.context().db.selectFrom('search_docs').select('ref').where('kind', '=', 'job').orderBy('ref').execute();
  const rest = locations(await textOf(`/sitemaps/jobs.xml?after=${rows[0]?.ref}`));
  expect(all.length - rest.length).toBeLessThanOrEqual(2);
  expect(all).toEqual(expect.arrayContaining(rest));
});
