import { beforeAll, expect, test } from 'vitest';
import { CONTENT } from '#app/boot/start-up.ts';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { flushReactionCounts } from '#features/base/reactions/server/index.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { loadCourses, loadPrograms } from './load-programs.ts';
import { retireOthers, writeProgram, type ProgramDraft } from './write-program.ts';

const app = openTestApp();
beforeAll(async () => {
  await loadCategories(app.context(), CONTENT);
  await loadCourses(app.context());
  await loadPrograms(app.context(), CONTENT);
});

const DRAFT: ProgramDraft = {
  source: 'test',
  sourceId: 'one',
  title: 'Bread science',
  provider: 'Baker College',
  url: 'https://bread.example/science',
  category: 'manufacturing',
  families: ['manufacturing'],
  programType: 'certificate',
  level: 'beginner',
  language: 'en',
  cost: 'paid',
  worth: -5000,
};

test('every program is listed once', async () => {
  const first = await app.call(null, 'GET /api/programs', { query: { per_page: 50 } });
  const ids: string[] = [];
  for (let page = 1; page <= first.meta.total_pages; page++) {
    const { data } = await app.call(null, 'GET /api/programs', { query: { page, per_page: 50 } });
    ids.push(...data.map(({ id }) => id));
  }
  expect(ids).toHaveLength(first.meta.total);
  expect(new Set(ids)).toHaveLength(ids.length);
  expect(ids.length).toBeGreaterThan(200);
});

test('a query matches skill, title and provider, and all of its words must match', async () => {
  const { data } = await app.call(null, 'GET /api/programs', { query: { query: 'kaggle sql' } });
  expect(data.map(({ attributes }) => attributes.title)).toContain('Intro to SQL');
  expect(data.every(({ attributes }) => attributes.provider.startsWith('Kaggle'))).toBe(true);
});

test('a search without matches returns an empty list', async () => {
  const { data, meta } = await app.call(null, 'GET /api/programs', { query: { query: 'xylophone repair' } });
  expect(data).toEqual([]);
  expect(meta).toMatchObject({ total: 0, total_pages: 0 });
});

test('filters narrow the list, and a facet counts the results of the other filters', async () => {
  const { data, meta, facets } = await app.call(null, 'GET /api/programs', {
    query: { family: 'health', level: 'beginner', per_page: 50 },
  });
  expect(data.every(({ attributes }) => attributes.families.includes('health') && attributes.level === 'beginner')).toBe(true);
  expect(facets.level.find(({ value }) => value === 'beginner')?.count).toBe(meta.total);
  expect(facets.level.length).toBeGreaterThan(1);
  expect(facets.family.length).toBeGreaterThan(1);
});

test('the list begins with programs in the reader’s language, and popular ones do when nobody has liked any', async () => {
  const languagesOf = async (path: string, reader: string) => {
    const response = await app.fetch(path, { headers: { 'accept-language': reader } });
    const { data } = (await response.json()) as { data: { attributes: { language: string } }[] };
    return new Set(data.map(({ attributes }) => attributes.language));
  };
  for (const path of ['/api/programs', '/api/programs/trending']) {
    expect(await languagesOf(path, 'hi')).toEqual(new Set(['hi']));
    expect(await languagesOf(path, 'en')).toEqual(new Set(['en']));
  }
});

test('an unknown level is refused', async () => {
  expect((await app.fetch('/api/programs?level=wizard')).status).toBe(422);
});

test('at least eleven fields have a featured program, a different one for each field', async () => {
  const { data } = await app.call(null, 'GET /api/programs/featured');
  expect(data.length).toBeGreaterThanOrEqual(11);
  expect(new Set(data.map(({ id }) => id))).toHaveLength(data.length);
});

test('the most liked programs are trending; a member’s like counts once and can be withdrawn', async () => {
  const id = await writeProgram(app.context(), DRAFT);
  const trending = async () => (await app.call(null, 'GET /api/programs/trending')).data.map((program) => program.id);
  expect(await trending()).not.toContain(id);
  const member = await aMember(app.context());
  const likes = await Promise.all(
    Array.from({ length: 20 }, () => app.call(member, 'POST /api/programs/{id}/like', { params: { id } })),
  );
  expect(likes.at(-1)?.data.attributes).toMatchObject({ liked: true });
  await app.runTasks();
  await flushReactionCounts(app.context());
  expect((await trending())[0]).toBe(id);
  const after = await app.call(member, 'DELETE /api/programs/{id}/like', { params: { id } });
  expect(after.data.attributes).toMatchObject({ likes: 0, liked: false });
});

test('the next start of a program is the earliest one that still accepts applications', async () => {
  const intakes = [
    { starts_on: '2026-11-30', closes_on: '2026-11-20' },
    { starts_on: '2027-06-01', closes_on: '2027-04-30' },
    { starts_on: '2027-01-10', closes_on: null },
  ];
  const id = await writeProgram(app.context(), { ...DRAFT, sourceId: 'starts', intakes });
  const { data } = await app.call(null, 'GET /api/programs/{id}', { params: { id } });
  expect(data.attributes.next_start).toBe('2027-01-10');
});

test('storing a program again updates it, and programs missing from a source are retired', async () => {
  const id = await writeProgram(app.context(), { ...DRAFT, sourceId: 'again' });
  expect(await writeProgram(app.context(), { ...DRAFT, sourceId: 'again', title: 'Dough science' })).toBe(id);
  const { data } = await app.call(null, 'GET /api/programs/{id}', { params: { id } });
  expect(data.attributes.title).toBe('Dough science');
  await retireOthers(app.context(), 'test', []);
  await expect(app.call(null, 'GET /api/programs/{id}', { params: { id } })).rejects.toMatchObject({ status: 404 });
  const { data: matching } = await app.call(null, 'GET /api/programs', { query: { query: 'dough' } });
  expect(matching).toEqual([]);
});
