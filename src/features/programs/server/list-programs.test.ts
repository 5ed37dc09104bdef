import { expect, test } from 'vitest';
import { openTestApp } from '#app/testing.ts';

const app = openTestApp();

test('every course stands in the list once, with the skills it teaches', async () => {
  const first = await app.call(null, 'GET /api/programs', { query: { per_page: 50 } });
  const urls: string[] = [];
  for (let page = 1; page <= first.meta.total_pages; page++) {
    const { data } = await app.call(null, 'GET /api/programs', { query: { page, per_page: 50 } });
    for (const { attributes } of data) {
      expect(attributes.skills.length).toBeGreaterThan(0);
      urls.push(attributes.url);
    }
  }
  expect(urls).toHaveLength(first.meta.total);
  expect(new Set(urls)).toHaveLength(urls.length);
  expect(urls.length).toBeGreaterThan(200);
});

test('words find courses by skill, title and provider, and all of them must fit', async () => {
  const { data } = await app.call(null, 'GET /api/programs', { query: { query: 'kaggle sql' } });
  expect(data.map(({ attributes }) => attributes.title)).toContain('Intro to SQL');
  expect(data.every(({ attributes }) => attributes.provider.startsWith('Kaggle'))).toBe(true);
});

test('a search that finds nothing says so', async () => {
  const { data, meta } = await app.call(null, 'GET /api/programs', { query: { query: 'xylophone repair' } });
  expect(data).toEqual([]);
  expect(meta).toMatchObject({ total: 0, total_pages: 0 });
});

test('filters narrow the list, and a facet counts what the other filters leave', async () => {
  const { data, meta, facets } = await app.call(null, 'GET /api/programs', {
    query: { family: 'health', level: 'beginner', per_page: 50 },
  });
  expect(data.every(({ attributes }) => attributes.families.includes('health') && attributes.level === 'beginner')).toBe(true);
  expect(facets.level.find(({ value }) => value === 'beginner')?.count).toBe(meta.total);
  expect(facets.level.length).toBeGreaterThan(1);
  expect(facets.family.length).toBeGreaterThan(1);
});

test('a level that does not exist is refused', async () => {
  expect((await app.fetch('/api/programs?level=wizard')).status).toBe(422);
});

test('what is featured begins each field with another course', async () => {
  const { data } = await app.call(null, 'GET /api/programs/featured');
  expect(data.length).toBeGreaterThanOrEqual(11);
  expect(new Set(data.map(({ id }) => id))).toHaveLength(data.length);
});

test('what is trending teaches at least as many skills as anything else', async () => {
  const { data } = await app.call(null, 'GET /api/programs/trending');
  const counts = data.map(({ attributes }) => attributes.skills.length);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(data).toHaveLength(12);
});
