import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { loadCommunities } from '#features/catalogue/communities/server/index.ts';
import type { CommunityFields } from '#features/catalogue/communities/contract.ts';
import { anInsight } from '#features/catalogue/insights/server/testing.ts';
import { aCommunityText, aDraftCommunity, REASON } from './testing.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../../../content');
const app = openTestApp();
const editor = (name = 'Meera Pillai') => aMember(app.context(), { name, staff: ['editor'] });
const at = (iso: string) => app.clock.advance(Date.parse(iso) - app.clock.now().getTime());

async function reload() {
  await app.context().db.deleteFrom('catalogue_loads').where('name', 'in', ['categories', 'communities']).execute();
  await loadCategories(app.context(), CONTENT);
  await loadCommunities(app.context(), CONTENT);
}

let meera: Awaited<ReturnType<typeof aMember>>;
let fan: Awaited<ReturnType<typeof aMember>>;
beforeAll(async () => {
  await reload();
  [meera, fan] = [await editor(), await aMember(app.context())];
});

const read = async (slug: string) =>
  (await app.call(meera, 'GET /api/staff/communities/{slug}', { params: { slug } })).data.attributes;
const become = async (slug: string, version: number, state: 'draft' | 'published' | 'deleted') =>
  (
    await app.call(meera, 'POST /api/staff/communities/{slug}/state', {
      params: { slug },
      json: { version, state, reason: REASON },
    })
  ).data.attributes;
const change = async (person: TestUser, slug: string, version: number, fields: Partial<CommunityFields>) =>
  (
    await app.call(person, 'PUT /api/staff/communities/{slug}', {
      params: { slug },
      json: { ...aCommunityText(fields), version, reason: REASON },
    })
  ).data.attributes;
const open = (person: TestUser | null, id: string) => app.call(person, 'GET /api/categories/{id}', { params: { id } });
const follow = (id: string) => app.call(fan, 'POST /api/categories/follow_topic', { query: { id } });

/** Where readers find a community: lists, topics, sitemaps, search, its parts, and whether they can write in it. */
async function placesOf(slug: string) {
  await app.context().enqueue('categories.note-times', {});
  await app.runTasks();
  await app.updateSearchIndex();
  const has = (answer: unknown) => JSON.stringify(answer).includes(slug);
  const ask = {
    title: 'Which string for a light wind?',
    body: 'Mine breaks whenever it is dry.',
    category: slug,
    hashtags: ['Bridles'],
  };
  return {
    list: has(await app.call(null, 'GET /api/categories')),
    insights: has(await app.call(null, 'GET /api/categories/knowledge_categories')),
    topics: has(await app.call(null, 'GET /api/categories/topic_lists')),
    pages: (await (await app.fetch('/sitemaps/categories.xml')).text()).includes(slug),
    topicPages: (await (await app.fetch('/sitemaps/topics.xml')).text()).includes(slug),
    sitemap: (await (await app.fetch('/sitemaps/communities.xml')).text()).includes(slug),
    search: has(await app.call(null, 'GET /api/universal_search', { query: { query: 'kites that fly' } })),
    page: (await app.fetch(`/api/categories/${slug}`)).status === 200,
    questions: (await app.fetch(`/api/questions?category=${slug}`)).status === 200,
    asking: (await app.call(fan, 'POST /api/questions', { json: ask }).catch(() => null)) !== null,
  };
}

test('a community is nowhere while it is scheduled, everywhere from its beginning, and nowhere after its end', async () => {
  const slug = 'kites-of-december';
  await aDraftCommunity(app, meera, { slug, starts_at: '2026-12-01T04:30:00Z', ends_at: '2026-12-02T04:30:00Z' });
  const nowhere = Object.fromEntries(Object.keys(await placesOf(slug)).map((place) => [place, false]));
  expect(await placesOf(slug)).toEqual(nowhere);
  expect(await become(slug, 1, 'published')).toMatchObject({ state: 'scheduled' });
  at('2026-12-01T04:29:59Z');
  expect(await placesOf(slug)).toEqual(nowhere);
  at('2026-12-01T04:30:00Z');
  expect(await placesOf(slug)).toEqual(Object.fromEntries(Object.keys(nowhere).map((place) => [place, true])));
  at('2026-12-02T04:30:00Z');
  expect(await placesOf(slug)).toEqual(nowhere);
  at('2026-11-21T09:00:00Z');
});

test('editors open a draft with its topics, as readers will; nobody else does', async () => {
  const { id } = await aDraftCommunity(app, meera);
  const { attributes } = (await open(meera, id)).data;
  expect(attributes).toMatchObject({ only_staff: true, about: 'Everything about kites that fly.' });
  const topics = await app.call(meera, 'GET /api/categories/topic_lists', { query: { id } });
  expect(topics.data.map((topic) => topic.attributes.name)).toEqual(['Bridles', 'Bamboo']);
  for (const person of [null, fan, await aMember(app.context(), { staff: ['moderator'] })])
    await expect(open(person, id)).rejects.toMatchObject({ status: 404 });
  await expect(app.call(meera, 'POST /api/categories/follow_topic', { query: { id } })).rejects.toMatchObject({ status: 404 });
});

test('a community that members follow or write in is hidden, not deleted, and comes back with them', async () => {
  const { id } = await aDraftCommunity(app, meera);
  await become(id, 1, 'published');
  await follow(id);
  await expect(become(id, 2, 'deleted')).rejects.toMatchObject({ status: 409, body: { code: 'community-in-use' } });
  await become(id, 2, 'draft');
  await expect(open(fan, id)).rejects.toMatchObject({ status: 404 });
  await become(id, 3, 'published');
  expect((await open(fan, id)).data.attributes).toMatchObject({ followers: 1, level: 'normal', only_staff: false });

  const written = await aDraftCommunity(app, meera);
  await become(written.id, 1, 'published');
  const insight = await anInsight(app, fan, { title: 'Light wind, long tail', category: written.id });
  await expect(become(written.id, 2, 'deleted')).rejects.toMatchObject({ status: 409 });
  await become(written.id, 2, 'draft');
  const shown = await app.call(null, 'GET /api/knowledges/{slug}', { params: { slug: insight.id } });
  expect(shown.data.attributes).toMatchObject({ category: null, topic: '' });
});

test('a community of a file stays as editors left it when files are loaded again', async () => {
  const [changed, deleted] = ['working-life', 'teaching'];
  const before = await read(changed);
  expect(before).toMatchObject({ from_file: true, state: 'shown' });
  expect(before.topics.length).toBeGreaterThan(2);
  const after = await change(meera, changed, before.version, { name: 'Life at work', topics: ['Rest'] });
  expect(after).toMatchObject({ from_file: false, topics: ['Rest'] });
  await become(deleted, (await read(deleted)).version, 'deleted');
  await reload();
  expect(await read(changed)).toMatchObject({
    name: 'Life at work',
    about: 'Everything about kites that fly.',
    topics: ['Rest'],
  });
  expect((await read(deleted)).state).toBe('deleted');
  expect((await open(null, 'sales')).data.attributes.name).toBe('Sales');
});

test('two editors change one community, or a suggested topic is taken in meanwhile: the second is told', async () => {
  const rohan = await editor('Rohan Shah');
  const { id } = await aDraftCommunity(app, meera);
  await become(id, 1, 'published');
  await change(meera, id, 2, { name: 'Kite design' });
  await expect(change(rohan, id, 2, { name: 'Kite races' })).rejects.toMatchObject({
    status: 412,
    body: { code: 'content-changed-meanwhile' },
  });
  expect((await read(id)).history[0]?.attributes).toMatchObject({
    action: 'community.change',
    changes: [{ field: 'name', before: 'Kite building', after: 'Kite design' }],
  });
  const json = { name: 'Tails', category: id, reason: 'They steer.' };
  const suggestion = (await app.call(fan, 'POST /api/topic_suggestions', { json })).data;
  await app.call(rohan, 'POST /api/staff/topic_suggestions/{id}/decide', {
    params: { id: suggestion.id },
    json: { accept: true, reason: 'A kite needs one.' },
  });
  await expect(change(meera, id, 3, { topics: [] })).rejects.toMatchObject({ status: 412 });
  expect((await read(id)).topics).toEqual(['Bridles', 'Bamboo', 'Tails']);
});

test('communities are found by name and state, and exported', async () => {
  await aDraftCommunity(app, meera, { name: 'Paper boats' });
  const find = async (query: { find: string; state?: 'draft' | 'shown' }) =>
    (await app.call(meera, 'GET /api/staff/communities', { query })).data.map(({ attributes }) => attributes.name);
  expect(await find({ find: 'paper bo' })).toEqual(['Paper boats']);
  expect(await find({ find: 'paper bo', state: 'shown' })).toEqual([]);
  const csv = await (await app.call(meera, 'GET /api/staff/communities/export', { query: { find: 'paper bo' } })).text();
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(2);
});

test.each([
  [{ name: 'No' }, 'name'],
  [{ description: 'Short' }, 'description'],
  [{ topics: ['x'] }, 'topics.0'],
  [{ position: -1 }, 'position'],
  [{ slug: 'Not An Address' }, 'slug'],
  [{ slug: 'sales' }, 'slug'],
  [{ starts_at: '2026-12-02T10:00:00Z', ends_at: '2026-12-01T10:00:00Z' }, 'ends_at'],
])('%j is refused at its field', async (fields, field) => {
  await expect(aDraftCommunity(app, meera, fields)).rejects.toMatchObject({ status: 422, body: { errors: [{ path: field }] } });
});
