import { beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { CONTENT } from './start-up.ts';
import { openTestApp } from './testing.ts';

const app = openTestApp();
const lines: string[] = [];

beforeAll(async () => {
  app.config.production = true;
  await loadCatalogue(app.running(), CONTENT, (line) => lines.push(line));
}, 120_000);

const locationsIn = async (map: string) =>
  [...(await (await app.fetch(`/sitemaps/${map}.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].length;

test('a first start in production loads nothing that is invented', async () => {
  expect((await app.call(null, 'GET /api/jobs')).data).toEqual([]);
  expect((await app.call(null, 'GET /api/companies')).data).toEqual([]);
  expect((await app.call(null, 'GET /api/knowledges')).data).toEqual([]);
  expect((await app.call(null, 'GET /api/blogs')).data).toEqual([]);
  expect((await app.call(null, 'GET /api/universities')).data).toEqual([]);
  expect((await app.call(null, 'GET /api/questions')).data).toEqual([]);
  expect((await app.call(null, 'GET /api/boards/learning_packs')).data).toEqual([]);
  expect((await app.call(null, 'GET /api/testimonials/get_video_reviews')).data).toEqual([]);
  expect((await app.call(null, 'GET /api/incubator')).data.attributes).toMatchObject({ fellows: [], employers: [] });
  expect((await app.call(null, 'GET /api/contest')).data.attributes).toEqual({ current: null, past: [] });
  for (const map of ['jobs', 'companies', 'universities', 'insights', 'blog', 'boards', 'questions', 'profiles'])
    expect([map, await locationsIn(map)]).toEqual([map, 0]);
  for (const feed of ['/api/knowledges/feed.xml', '/api/blogs/feed.xml', '/jobs/feed.xml'])
    expect(await (await app.fetch(feed)).text()).not.toMatch(/<(entry|item|job)>/);
  const found = (await app.call(null, 'GET /api/universal_search', { query: { query: 'Lumen Retail' } })).data;
  expect(JSON.stringify(found)).not.toContain('lumen-retail');
});

test('skills, courses, categories and the names of roles are there from the first start on', async () => {
  expect(await locationsIn('skills')).toBeGreaterThan(100);
  expect(await locationsIn('courses')).toBeGreaterThan(100);
  expect(await locationsIn('categories')).toBeGreaterThan(20);
  expect((await app.call(null, 'GET /api/programs')).data.every(({ attributes }) => !attributes.url.includes('.example'))).toBe(
    true,
  );
  expect(lines[0]).toBe('Loading skills, courses and categories, once ...');
});
