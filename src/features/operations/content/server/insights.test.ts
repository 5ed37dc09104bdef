import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { demo } from '#app/wiring/demo.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { findInsightCards, loadInsights } from '#features/catalogue/insights/server/index.ts';
import type { InsightFields } from '#features/catalogue/insights/contract.ts';
import { anInsight } from '#features/catalogue/insights/server/testing.ts';
import { aDraftInsight, anEditorsInsight, REASON } from './testing.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../../../content');
const category = 'interviews';
const app = openTestApp();
const editor = (name = 'Meera Pillai') => aMember(app.context(), { name, staff: ['editor'] });
const at = (iso: string) => app.clock.advance(Date.parse(iso) - app.clock.now().getTime());

let meera: Awaited<ReturnType<typeof aMember>>;
let fan: Awaited<ReturnType<typeof aMember>>;
beforeAll(async () => {
  await loadCategories(app.context(), CONTENT);
  await loadInsights(app.context(), CONTENT);
  [meera, fan] = [await editor(), await aMember(app.context())];
});

const become = async (slug: string, version: number, state: 'draft' | 'published' | 'deleted') =>
  (await app.call(meera, 'POST /api/staff/insights/{slug}/state', { params: { slug }, json: { version, state, reason: REASON } }))
    .data.attributes;
const change = async (person: TestUser, slug: string, version: number, fields: Partial<InsightFields>) =>
  (
    await app.call(person, 'PUT /api/staff/insights/{slug}', {
      params: { slug },
      json: { ...anEditorsInsight({ category, ...fields }), version, reason: REASON },
    })
  ).data.attributes;
const open = (person: TestUser | null, slug: string) => app.call(person, 'GET /api/knowledges/{slug}', { params: { slug } });

/** Where readers find an insight: lists, the feed, the recommendations, saved ones, search, the sitemap, boards, its address. */
async function placesOf(slug: string, title: string) {
  await app.context().enqueue('insights.note-times', {});
  await app.runTasks();
  await app.updateSearchIndex();
  const has = (answer: unknown) => JSON.stringify(answer).includes(slug);
  const count = (await app.call(null, 'GET /api/categories/knowledge_categories')).data.find(
    ({ attributes }) => attributes.slug === 'resumes-and-portfolios',
  );
  return {
    list: has(await app.call(null, 'GET /api/knowledges', { query: { category: 'resumes-and-portfolios' } })),
    counted: (count?.attributes.insights ?? 0) > resumes,
    trending: has(await app.call(null, 'GET /api/knowledges/trending', { query: { per_page: 50 } })),
    forMe: has(await app.call(fan, 'GET /api/knowledges/insight_on_interest', { query: { htag_ids: ['umbrellas'] } })),
    saved: has(await app.call(fan, 'GET /api/knowledges/mine', { query: { state: 'saved' } })),
    feed: (await (await app.fetch('/api/knowledges/feed.xml?category=resumes-and-portfolios')).text()).includes(slug),
    search: has(await app.call(null, 'GET /api/universal_search', { query: { query: title } })),
    insightSearch: has(await app.call(null, 'GET /api/insight_search', { query: { query: title } })),
    sitemap: (await (await app.fetch('/sitemaps/insights.xml')).text()).includes(slug),
    boards: (await findInsightCards(app.context(), [slug])).size > 0,
    page: (await app.fetch(`/api/knowledges/${slug}`)).status === 200,
    comments: (await app.fetch(`/api/comments?commentable_type=knowledge&commentable_id=${slug}`)).status === 200,
  };
}
let resumes = 0;

test('an insight is nowhere while it is scheduled, everywhere from its beginning, and nowhere after its end', async () => {
  const title = 'Resumes under umbrellas';
  const times = { starts_at: '2026-12-01T04:30:00Z', ends_at: '2026-12-03T04:30:00Z' };
  resumes =
    (await app.call(null, 'GET /api/categories/knowledge_categories')).data.find(
      ({ attributes }) => attributes.slug === 'resumes-and-portfolios',
    )?.attributes.insights ?? 0;
  const { id: slug } = await aDraftInsight(app, meera, {
    title,
    category: 'resumes-and-portfolios',
    hashtags: ['Umbrellas'],
    ...times,
  });
  const everywhere = Object.fromEntries(Object.keys(await placesOf(slug, title)).map((place) => [place, true]));
  const nowhere = Object.fromEntries(Object.keys(everywhere).map((place) => [place, false]));
  expect(await placesOf(slug, title)).toEqual(nowhere);
  expect(await become(slug, 1, 'published')).toMatchObject({ state: 'scheduled', published_on: '2026-12-01' });
  at('2026-12-01T04:29:59Z');
  expect(await placesOf(slug, title)).toEqual(nowhere);
  at('2026-12-01T04:30:00Z');
  await app.call(fan, 'POST /api/knowledges/{id}/save', { params: { id: slug } });
  expect(await placesOf(slug, title)).toEqual(everywhere);
  at('2026-12-03T04:30:00Z');
  expect(await placesOf(slug, title)).toEqual(nowhere);
  at('2026-11-21T09:00:00Z');
});

test('editors open a draft at its address, as readers will; nobody else does, and nobody likes it', async () => {
  const { id: slug } = await aDraftInsight(app, meera, { category });
  expect((await open(meera, slug)).data.attributes).toMatchObject({
    only_staff: true,
    state: 'draft',
    author: 'Pathlight editors',
  });
  for (const person of [null, fan, await aMember(app.context(), { staff: ['moderator'] })])
    await expect(open(person, slug)).rejects.toMatchObject({ status: 404 });
  await expect(app.call(meera, 'POST /api/knowledges/{id}/like', { params: { id: slug } })).rejects.toMatchObject({
    status: 404,
  });
});

test('what members did with an insight is there again when it is shown again', async () => {
  const { id: slug } = await aDraftInsight(app, meera, { category });
  await become(slug, 1, 'published');
  await app.call(fan, 'POST /api/knowledges/{id}/like', { params: { id: slug } });
  await app.call(fan, 'POST /api/comments', { json: { commentable_type: 'knowledge', commentable_id: slug, body: 'So true.' } });
  at('2026-11-25T09:00:00Z');
  await become(slug, 2, 'deleted');
  await expect(open(fan, slug)).rejects.toMatchObject({ status: 404 });
  expect(await become(slug, 3, 'draft')).toMatchObject({ state: 'draft' });
  expect(await become(slug, 4, 'published')).toMatchObject({ state: 'shown', published_on: '2026-11-21' });
  expect((await open(fan, slug)).data.attributes).toMatchObject({ likes: 1, liked: true, comments: 1, only_staff: false });
  at('2026-11-21T09:00:00Z');
});

test('an insight of a file becomes the editors’ by a change, and stays deleted: files and the end of the demo leave it', async () => {
  const context = app.context();
  const files = await app.call(meera, 'GET /api/staff/insights', { query: {} });
  const [changed, deleted] = files.data.map(({ id }) => id);
  if (!changed || !deleted) throw new Error('the demo has no insights');
  expect(files.data[0]?.attributes).toMatchObject({ from_file: true, state: 'shown', version: 1 });
  expect(await change(meera, changed, 1, { title: 'Corrected by an editor' })).toMatchObject({ from_file: false });
  await become(deleted, 1, 'deleted');
  await context.db.deleteFrom('catalogue_loads').where('name', '=', 'insights').execute();
  expect(await loadInsights(context, CONTENT)).toBe(true);
  expect((await open(null, changed)).data.attributes.title).toBe('Corrected by an editor');
  await expect(open(null, deleted)).rejects.toMatchObject({ status: 404 });
  const insights = demo.find(({ table }) => table === 'insights');
  const { rows } = await sql<{ slug: string }>`select slug from insights where ${insights?.where}`.execute(context.db);
  expect(rows.filter(({ slug }) => slug === changed || slug === deleted)).toEqual([]);
  expect(rows.length).toBeGreaterThan(5);
});

test('two editors change one insight: the second is told, and the log has what was before', async () => {
  const rohan = await editor('Rohan Shah');
  const { id: slug } = await aDraftInsight(app, meera, { category });
  await change(meera, slug, 1, { title: 'Read the first line last' });
  await expect(change(rohan, slug, 1, { title: 'Read nothing at all' })).rejects.toMatchObject({
    status: 412,
    body: { code: 'content-changed-meanwhile' },
  });
  const { data } = await app.call(rohan, 'GET /api/staff/insights/{slug}', { params: { slug } });
  expect(data.attributes).toMatchObject({ title: 'Read the first line last', version: 2 });
  expect(data.attributes.history[0]?.attributes).toMatchObject({
    action: 'insight.change',
    actor: { name: 'Meera Pillai' },
    changes: [{ field: 'title', before: 'Read the last line of an ad first', after: 'Read the first line last' }],
  });
});

test('the console finds and exports the editors’ insights, and never those of members', async () => {
  const title = 'Kites over insights';
  await aDraftInsight(app, meera, { category, title });
  const { id: slug } = await anInsight(app, fan, { title });
  const list = await app.call(meera, 'GET /api/staff/insights', { query: { find: 'kites over' } });
  expect([list.data.length, list.meta.total]).toEqual([1, 1]);
  const csv = await (await app.call(meera, 'GET /api/staff/insights/export', { query: { find: 'kites over' } })).text();
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(2);
  await expect(change(meera, slug, 1, { title: 'Taken over' })).rejects.toMatchObject({ status: 404 });
});

test.each([
  [{ title: 'No' }, 'title'],
  [{ body: '<p>Too short.</p>' }, 'body'],
  [{ category: 'no-such-field' }, 'category'],
  [{ hashtags: [] }, 'hashtags'],
  [{ source_url: 'ftp://example.com' }, 'source_url'],
  [{ starts_at: '2026-12-02T10:00:00Z', ends_at: '2026-12-01T10:00:00Z' }, 'ends_at'],
])('%j is refused at its field', async (fields, field) => {
  await expect(aDraftInsight(app, meera, { category, ...fields })).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: field }] },
  });
});
