import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { demo } from '#app/wiring/demo.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import type { TestimonialFields } from '#features/member/fitment/contract.ts';
import { loadTestimonials } from '#features/member/fitment/server/index.ts';
import { endDemo } from '#platform/db/content-loads.ts';
import { aDraftStory, aStoryText, REASON } from './testing.ts';

const app = openTestApp();
const editor = (name = 'Meera Pillai') => aMember(app.context(), { name, staff: ['editor'] });
const at = (iso: string) => app.clock.advance(Date.parse(iso) - app.clock.now().getTime());
const load = () => loadTestimonials(app.context(), 'content');
const reload = async () => {
  await app.context().db.updateTable('catalogue_loads').set({ hash: 'older' }).where('name', '=', 'testimonials').execute();
  return load();
};

let meera: TestUser;
beforeAll(async () => {
  await load();
  meera = await editor();
});

const become = async (slug: string, version: number, state: 'draft' | 'published' | 'deleted') =>
  (await app.call(meera, 'POST /api/staff/stories/{slug}/state', { params: { slug }, json: { version, state, reason: REASON } }))
    .data.attributes;
const change = async (person: TestUser, slug: string, version: number, fields: Partial<TestimonialFields>) =>
  (
    await app.call(person, 'PUT /api/staff/stories/{slug}', {
      params: { slug },
      json: { ...aStoryText(fields), version, reason: REASON },
    })
  ).data.attributes;
const read = async (slug: string) =>
  (await app.call(meera, 'GET /api/staff/stories/{slug}', { params: { slug } })).data.attributes;
/** What readers get in both places where stories are. */
async function shown() {
  const stories = (await app.call(null, 'GET /api/testimonials/get_testimonials')).data;
  expect((await app.call(null, 'GET /api/testimonials/get_video_reviews')).data).toEqual(stories);
  return stories;
}
const slugs = async () => (await shown()).map(({ id }) => id);

test('the six stories of the demo are in the order of their file, and each is marked as an example', async () => {
  const stories = await shown();
  expect(stories.map(({ id }) => id)).toEqual(['asha', 'rahul', 'kateryna', 'mercy', 'imran', 'lakshmi']);
  expect(stories.every(({ attributes }) => attributes.sample)).toBe(true);
  expect(stories[0]?.attributes).toMatchObject({ name: 'Asha Menon', moved: { from: 58, to: 77 }, videoId: null });
});

test('a story is shown from its beginning to its end, where its position puts it, and is no example', async () => {
  const times = { starts_at: '2026-12-01T04:30:00Z', ends_at: '2026-12-02T04:30:00Z' };
  const { id, attributes } = await aDraftStory(app, meera, {
    ...times,
    video: 'https://www.youtube.com/watch?v=abcdefghijk&t=3s',
  });
  expect([id, attributes.state, attributes.sample, attributes.video]).toEqual(['nandini-rao', 'draft', false, 'abcdefghijk']);
  expect(await become(id, 1, 'published')).toMatchObject({ state: 'scheduled' });
  expect(await slugs()).not.toContain(id);
  at('2026-12-01T04:30:00Z');
  expect((await shown())[0]).toMatchObject({
    id,
    attributes: { moved: { from: 51, to: 68 }, videoId: 'abcdefghijk', sample: false, thumbnail: 'story-nandini-rao' },
  });
  at('2026-12-02T04:30:00Z');
  expect(await slugs()).not.toContain(id);
  at('2026-11-21T09:00:00Z');
  expect((await aDraftStory(app, meera)).id).toMatch(/^nandini-rao-[\da-f]{8}$/);
});

test('of two editors who change one story the second is told, and the log has what it said before and why', async () => {
  const rohan = await editor('Rohan Shah');
  const { id } = await aDraftStory(app, meera, { name: 'Tara Gill' });
  const outcomes = await Promise.allSettled([
    change(meera, id, 1, { name: 'Tara Gill', position: 7 }),
    change(rohan, id, 1, { name: 'Tara Gill', position: 8 }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(change(rohan, id, 1, {})).rejects.toMatchObject({ status: 412, body: { code: 'content-changed-meanwhile' } });
  const { position, history } = await read(id);
  expect(history.map((entry) => entry.attributes.action)).toEqual(['testimonial.change', 'testimonial.create']);
  expect(history[0]?.attributes).toMatchObject({
    reason: REASON,
    changes: [{ field: 'position', before: '5', after: String(position) }],
  });
});

test('a deleted story is in no list but that of deleted ones, and is restored as it was', async () => {
  const { id } = await aDraftStory(app, meera, { name: 'Joseph Kuruvilla' });
  await become(id, 1, 'published');
  await become(id, 2, 'deleted');
  const find = async (query: { state?: 'deleted' | 'shown' }) =>
    (await app.call(meera, 'GET /api/staff/stories', { query: { find: 'kuruvilla', ...query } })).data.map((row) => row.id);
  expect([await find({}), await find({ state: 'deleted' }), await find({ state: 'shown' })]).toEqual([[], [id], []]);
  expect(await slugs()).not.toContain(id);
  await become(id, 3, 'published');
  expect(await slugs()).toContain(id);
  const csv = await (await app.call(meera, 'GET /api/staff/stories/export', { query: { find: 'kuruvilla' } })).text();
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(2);
});

test('what an editor changed of a story of the file stays when the file is loaded again, and stays an example', async () => {
  expect((await read('mercy')).from_file).toBe(true);
  await change(meera, 'mercy', 1, { name: 'Mercy T.', position: 40 });
  await become('imran', 1, 'draft');
  expect(await reload()).toBe(true);
  expect(await slugs()).not.toContain('imran');
  expect((await shown()).find(({ id }) => id === 'mercy')?.attributes).toMatchObject({ name: 'Mercy T.', sample: true });
  expect(await read('mercy')).toMatchObject({ from_file: false, sample: true, version: 2 });
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ quote: 'Too short' }, 'quote'],
  [{ story: 'क'.repeat(2001) }, 'story'],
  [{ video: 'https://example.org/film' }, 'video'],
  [{ score_before: null }, 'score_before'],
  [{ score_after: null }, 'score_after'],
  [{ score_before: 68, score_after: 68 }, 'score_after'],
  [{ score_after: 101 }, 'score_after'],
  [{ starts_at: '2026-12-02T10:00:00Z', ends_at: '2026-12-02T10:00:00Z' }, 'ends_at'],
])('%j is refused at its field', async (fields, path) => {
  await expect(aDraftStory(app, meera, fields)).rejects.toMatchObject({ status: 422, body: { errors: [{ path }] } });
});

test('once the demo has ended only what staff wrote of people who exist is shown, and the rest is removed with it', async () => {
  const { id } = await aDraftStory(app, meera, { name: 'Farida Khan' });
  await become(id, 1, 'published');
  const { db } = app.context();
  await endDemo(app.context());
  expect((await shown()).every(({ attributes }) => !attributes.sample)).toBe(true);
  expect(await slugs()).toContain(id);
  const { where } = demo.find(({ table }) => table === 'testimonials') ?? {};
  const { rows } = await sql<{ slug: string }>`select slug from testimonials where ${where}`.execute(db);
  expect(rows.map(({ slug }) => slug).toSorted()).toEqual(['asha', 'imran', 'kateryna', 'lakshmi', 'mercy', 'rahul']);
});
