import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { demo } from '#app/wiring/demo.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { listPostPaths, loadPosts } from '#features/catalogue/blog/server/index.ts';
import type { PostFields } from '#features/catalogue/blog/contract.ts';
import { aDraftArticle, anArticle, REASON } from './testing.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../../../content');
const category = 'interviews';
const app = openTestApp();
const editor = (name = 'Meera Pillai') => aMember(app.context(), { name, staff: ['editor'] });
const at = (iso: string) => app.clock.advance(Date.parse(iso) - app.clock.now().getTime());

let meera: Awaited<ReturnType<typeof aMember>>;
beforeAll(async () => {
  await loadCategories(app.context(), CONTENT);
  await loadPosts(app.context(), CONTENT);
  meera = await editor();
});

const become = async (slug: string, version: number, state: 'draft' | 'published' | 'deleted') =>
  (await app.call(meera, 'POST /api/staff/articles/{slug}/state', { params: { slug }, json: { version, state, reason: REASON } }))
    .data.attributes;
const change = async (person: TestUser, slug: string, version: number, fields: Partial<PostFields>) =>
  (
    await app.call(person, 'PUT /api/staff/articles/{slug}', {
      params: { slug },
      json: { ...anArticle({ category, ...fields }), version, reason: REASON },
    })
  ).data.attributes;

/** Whether readers find an article in the list, by its tag, in the feed, the sitemap, search and at its address. */
async function placesOf(slug: string, title: string) {
  await app.runTasks();
  await app.updateSearchIndex();
  const list = await app.call(null, 'GET /api/blogs', { query: { per_page: 50 } });
  const found = await app.call(null, 'GET /api/universal_search', { query: { query: title } });
  const page = await app.fetch(`/api/blogs/${slug}`);
  const picture = await app.fetch(`/api/blogs/${slug}/share.png`);
  const paths = await listPostPaths(app.context());
  return {
    list: list.data.some(({ id }) => id === slug),
    tag: list.facets.tag.some((tag) => tag.slug === `only-${slug}`),
    feed: (await (await app.fetch('/api/blogs/feed.xml')).text()).includes(`/blog/${slug}<`),
    sitemap: paths.some(({ path: address }) => address === `/blog/${slug}`),
    search: JSON.stringify(found).includes(`/blog/${slug}"`),
    page: page.status === 200,
    picture: picture.status === 200,
    comments: (await app.fetch(`/api/comments?commentable_type=blog&commentable_id=${slug}`)).status === 200,
  };
}
const EVERYWHERE = { list: true, tag: true, feed: true, sitemap: true, search: true, page: true, picture: true, comments: true };
const NOWHERE = Object.fromEntries(Object.keys(EVERYWHERE).map((place) => [place, false]));

test('an article is nowhere while it is a draft or scheduled, everywhere from its beginning, and nowhere after its end', async () => {
  const [slug, title] = ['monsoon-interviews', 'Monsoon interviews by umbrella'];
  const times = { starts_at: '2026-12-01T04:30:00Z', ends_at: '2026-12-02T04:30:00Z' };
  await aDraftArticle(app, meera, { category, slug, title, tags: [`only ${slug}`], ...times });
  expect(await placesOf(slug, title)).toEqual(NOWHERE);
  expect(await become(slug, 1, 'published')).toMatchObject({ state: 'scheduled', published_on: '2026-12-01' });
  at('2026-12-01T04:29:59Z');
  expect(await placesOf(slug, title)).toEqual(NOWHERE);
  at('2026-12-01T04:30:00Z');
  // As the schedule does each minute.
  await app.context().enqueue('blog.note-times', {});
  expect(await placesOf(slug, title)).toEqual(EVERYWHERE);
  at('2026-12-02T04:30:00Z');
  await app.context().enqueue('blog.note-times', {});
  expect(await placesOf(slug, title)).toEqual(NOWHERE);
  at('2026-11-21T09:00:00Z');
});

test('editors open a draft at its address, as readers will; nobody else does', async () => {
  const { id } = await aDraftArticle(app, meera, {
    category,
    skills: ['SQL'],
    markdown: 'Hello <script>alert(1)</script>\n\n## A',
  });
  const open = (person: TestUser | null) => app.call(person, 'GET /api/blogs/{id}', { params: { id } });
  const { attributes } = (await open(meera)).data;
  expect(attributes).toMatchObject({ only_staff: true, published_on: '2026-11-21', skills: [{ id: 'sql' }] });
  expect(attributes.body).toBe('<p>Hello </p>\n<h2 id="a">A</h2>');
  const picture = await app.fetch(`/api/blogs/${id}/share.png`, { headers: { cookie: meera.cookie } });
  expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  for (const person of [null, await aMember(app.context()), await aMember(app.context(), { staff: ['moderator'] })])
    await expect(open(person)).rejects.toMatchObject({ status: 404 });
  const { version } = await become(id, 1, 'published');
  expect((await open(null)).data.attributes.only_staff).toBe(false);
  await become(id, version, 'deleted');
  await expect(open(null)).rejects.toMatchObject({ status: 404 });
});

test('an article of a file becomes the editors’ by a change: files and the end of the demo leave it alone', async () => {
  const [slug, other] = ['read-an-ad-in-ten-minutes', 'what-partly-met-means'];
  const read = async () => (await app.call(meera, 'GET /api/staff/articles/{slug}', { params: { slug } })).data.attributes;
  const before = await read();
  expect(before).toMatchObject({ from_file: true, state: 'shown', version: 1 });
  expect(before.markdown).toContain('## ');
  const after = await change(meera, slug, 1, { title: 'Read any ad in ten minutes', markdown: before.markdown });
  expect(after).toMatchObject({ from_file: false, published_on: before.published_on, version: 2 });
  await become(other, 1, 'draft');
  await app.context().db.deleteFrom('catalogue_loads').where('name', '=', 'blog').execute();
  expect(await loadPosts(app.context(), CONTENT)).toBe(true);
  expect((await read()).title).toBe('Read any ad in ten minutes');
  await expect(app.call(null, 'GET /api/blogs/{id}', { params: { id: other } })).rejects.toMatchObject({ status: 404 });
  const articles = demo.find(({ table }) => table === 'blog_posts');
  const { rows } = await sql<{ slug: string }>`select slug from blog_posts where ${articles?.where}`.execute(app.context().db);
  expect(rows.map((row) => row.slug)).not.toContain(slug);
  expect(rows.length).toBeGreaterThan(5);
});

test('two editors change one article: the second is told, and the log has what was before', async () => {
  const rohan = await editor('Rohan Shah');
  const { id } = await aDraftArticle(app, meera, { category });
  await change(meera, id, 1, { title: 'Ask, then apply' });
  await expect(change(rohan, id, 1, { title: 'Apply, then ask' })).rejects.toMatchObject({
    status: 412,
    body: { code: 'content-changed-meanwhile' },
  });
  const { data } = await app.call(rohan, 'GET /api/staff/articles/{slug}', { params: { slug: id } });
  expect(data.attributes).toMatchObject({ title: 'Ask, then apply', version: 2 });
  expect(data.attributes.history[0]?.attributes).toMatchObject({
    action: 'article.change',
    actor: { name: 'Meera Pillai' },
    reason: REASON,
    changes: [{ field: 'title', before: 'Ask before you apply', after: 'Ask, then apply' }],
  });
});

test('a published article keeps its day and says when its text was changed', async () => {
  const { id } = await aDraftArticle(app, meera, { category });
  await become(id, 1, 'published');
  at('2026-11-25T09:00:00Z');
  await change(meera, id, 2, { markdown: 'Ask last.' });
  await become(id, 3, 'draft');
  const again = await become(id, 4, 'published');
  expect(again.published_on).toBe('2026-11-21');
  const { attributes } = (await app.call(null, 'GET /api/blogs/{id}', { params: { id } })).data;
  expect(attributes).toMatchObject({ published_on: '2026-11-21', updated_on: '2026-11-25', body: '<p>Ask last.</p>' });
  at('2026-11-21T09:00:00Z');
});

test('articles are found by title and state, page by page, and exported', async () => {
  const slugs = ['kites-one', 'kites-two'];
  for (const slug of slugs) await aDraftArticle(app, meera, { category, slug, title: `Kites over ${slug}` });
  const find = async (query: { find: string; state?: 'draft' | 'shown' }) =>
    (await app.call(meera, 'GET /api/staff/articles', { query })).data.map(({ id }) => id);
  expect(await find({ find: 'kites over' })).toEqual(slugs.toReversed());
  expect(await find({ find: 'kites over', state: 'shown' })).toEqual([]);
  const csv = await (await app.call(meera, 'GET /api/staff/articles/export', { query: { find: 'kites over' } })).text();
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(3);
});

test.each([
  [{ title: 'No' }, 'title'],
  [{ summary: 'Too short.' }, 'summary'],
  [{ category: 'no-such-field' }, 'category'],
  [{ tags: [] }, 'tags'],
  [{ skills: ['Whittling dragons'] }, 'skills'],
  [{ markdown: ' ' }, 'markdown'],
  [{ slug: 'Not An Address' }, 'slug'],
  [{ slug: 'six-stories-for-an-interview' }, 'slug'],
  [{ starts_at: '2026-12-02T10:00:00Z', ends_at: '2026-12-01T10:00:00Z' }, 'ends_at'],
])('%j is refused at its field', async (fields, field) => {
  await expect(aDraftArticle(app, meera, { category, ...fields })).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: field }] },
  });
});
