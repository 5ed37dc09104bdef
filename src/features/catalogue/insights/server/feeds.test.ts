import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { CONTENT } from '#app/boot/start-up.ts';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { assignArm } from '#features/base/ranking/server/index.ts';
import { loadCourses, loadPrograms } from '#features/catalogue/programs/server/index.ts';
import { addMarks, computeMark, SEEN_COOKIE } from '#features/base/ranking/seen-marks.ts';
import { anInsight, loadTestCategories } from './testing.ts';

const app = openTestApp();
let author: TestMember;
let reader: TestMember;
beforeAll(async () => {
  await loadTestCategories(app);
  await loadCourses(app.context());
  await loadPrograms(app.context(), CONTENT);
  author = await aMember(app.context());
});
beforeEach(async () => {
  reader = await aMember(app.context());
});

const follow = (slug: string) => app.call(reader, 'POST /api/hashtags/{slug}/follow', { params: { slug } });
const forMe = (person: TestUser | null, query: object = {}) =>
  app.call(person, 'GET /api/knowledges/user_personalised_feed', { query: { per_page: 50, ...query } });

test('cards with a followed hashtag come first and state it as the reason; other cards come after them, and own cards are excluded', async () => {
  const [followed, other] = [
    await anInsight(app, author, { hashtags: ['Beekeeping'] }),
    await anInsight(app, author, { hashtags: ['Cheese'] }),
  ];
  const own = await anInsight(app, reader, { hashtags: ['Beekeeping'] });
  await follow('beekeeping');
  const { data, meta } = await forMe(reader);
  expect(data[0]).toMatchObject({ id: followed.id, attributes: { reason: { kind: 'hashtag', subject: 'Beekeeping' } } });
  expect(data.find(({ id }) => id === other.id)?.attributes.reason).toEqual({ kind: 'new', subject: '' });
  expect(data.map(({ id }) => id)).not.toContain(own.id);
  const { algorithm, bucket } = assignArm({ viewer: reader, request: { ip: '' } }, 'insights');
  expect(meta).toMatchObject({ algorithm, bucket });
});

test('every feed states its algorithm; without an experiment, all visitors share one bucket and all members another', async () => {
  const feeds = await Promise.all([
    forMe(null),
    forMe(reader),
    app.call(reader, 'GET /api/knowledges/trending'),
    app.call(reader, 'GET /api/knowledges/trending_insight_cards'),
    app.call(reader, 'GET /api/knowledges/trending_insight'),
    app.call(reader, 'GET /api/knowledges/insight_on_interest'),
  ]);
  expect(feeds.map(({ meta }) => meta.algorithm)).toEqual([
    'trending-1',
    'trending-1',
    'trending-1',
    'trending-by-category-1',
    'trending-by-hashtag-1',
    'on-interest-1',
  ]);
  expect(new Set(feeds.slice(1).map(({ meta }) => meta.bucket)).size).toBe(1);
  expect(feeds[0]?.meta.bucket).toBe('visitor-all');
  const { slug } = (await anInsight(app, author, { hashtags: ['Buckets'] })).attributes;
  const { data } = await app.call(reader, 'GET /api/knowledges/{slug}', { params: { slug } });
  expect(data.attributes.related_by).toEqual({ algorithm: 'shared-hashtags-then-category-1', bucket: 'member-all' });
});

test('a dismissed card and others with its hashtags leave the personal feed until the dismissal is undone, and the card stays in the list of its hashtag', async () => {
  const [dismissed, sameHashtag] = [
    await anInsight(app, author, { hashtags: ['Crypto'] }),
    await anInsight(app, author, { hashtags: ['Crypto'] }),
  ];
  const ids = async () => (await forMe(reader)).data.map(({ id }) => id);
  expect(await ids()).toEqual(expect.arrayContaining([dismissed.id, sameHashtag.id]));
  for (const _ of [1, 2]) await app.call(reader, 'POST /api/knowledges/{id}/dismissal', { params: { id: dismissed.id } });
  expect(await ids()).not.toContain(dismissed.id);
  expect(await ids()).not.toContain(sameHashtag.id);
  const { data: trending } = await app.call(reader, 'GET /api/knowledges/trending', { query: { per_page: 50 } });
  expect(trending.map(({ id }) => id)).not.toContain(dismissed.id);
  const { data: all } = await app.call(reader, 'GET /api/knowledges', { query: { hashtag: 'crypto' } });
  expect(all.map(({ id }) => id)).toContain(dismissed.id);
  await app.call(reader, 'DELETE /api/knowledges/{id}/dismissal', { params: { id: dismissed.id } });
  expect(await ids()).toEqual(expect.arrayContaining([dismissed.id, sameHashtag.id]));
});

test('cards already shown in this session are excluded until nothing else is left', async () => {
  for (let index = 0; index < 3; index += 1) await anInsight(app, author, { hashtags: ['Marks'] });
  const slugs = (await forMe(reader)).data.map(({ id }) => id);
  const listAfterShowing = async (shownSlugs: readonly string[]) => {
    const cookie = `${reader.cookie}; ${SEEN_COOKIE}=${addMarks(
      '',
      shownSlugs.map((slug) => computeMark('knowledge', slug)),
    )}`;
    return (await forMe({ cookie })).data.map(({ id }) => id);
  };
  expect(await listAfterShowing(slugs.slice(0, 2))).toEqual(slugs.slice(2));
  expect(await listAfterShowing(slugs)).toEqual(slugs);
});

test('hashtags have related hashtags, authors and courses', async () => {
  await anInsight(app, author, { hashtags: ['SQL', 'Window functions'] });
  const query = { htag_ids: 'sql' };
  const { data: topics } = await app.call(null, 'GET /api/knowledges/insight_related_topic', { query });
  expect(topics.map(({ id }) => id)).toContain('window-functions');
  const { data: people } = await app.call(null, 'GET /api/knowledges/insight_top_contributor', { query });
  expect(people[0]).toMatchObject({ id: author.id, attributes: { insights: 1 } });
  const { data: courses } = await app.call(null, 'GET /api/knowledges/insight_courses', { query });
  expect(courses.length).toBeGreaterThan(0);
  expect(courses.every(({ attributes }) => attributes.skills.some(({ id }) => id === 'sql'))).toBe(true);
});

test('categories state their number of cards', async () => {
  await anInsight(app, author, { category: 'teaching' });
  const { data } = await app.call(null, 'GET /api/categories/knowledge_categories');
  expect(data.find(({ attributes }) => attributes.slug === 'teaching')?.attributes.insights).toBe(1);
});

test.each(['nonsense', '1~2~3', 'f1~x', '1e400~1', '99999999999999999999~1', "1~1'; drop table insights"])(
  'the cursor %s is refused',
  async (cursor) => {
    for (const path of ['knowledges', 'knowledges/trending', 'knowledges/user_personalised_feed'])
      expect((await app.fetch(`/api/${path}?cursor=${encodeURIComponent(cursor)}`)).status, path).toBe(422);
  },
);

test('pagination neither repeats nor omits a card while other cards are published', async () => {
  const lists = {
    newest: (query: object) => app.call(reader, 'GET /api/knowledges', { query: { hashtag: 'walked', ...query } }),
    hot: (query: object) => app.call(reader, 'GET /api/knowledges', { query: { hashtag: 'walked', sort: 'hot', ...query } }),
    trending: (query: object) => app.call(reader, 'GET /api/knowledges/trending', { query }),
    forMe: (query: object) => app.call(reader, 'GET /api/knowledges/user_personalised_feed', { query }),
  };
  for (let index = 0; index < 9; index += 1)
    await anInsight(app, author, { hashtags: index % 2 ? ['Walked', 'Liked'] : ['Walked'] });
  await follow('liked');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('newest', 'hot', 'trending', 'forMe'),
      fc.integer({ min: 1, max: 6 }),
      async (name, per_page) => {
        const list = lists[name as keyof typeof lists];
        const initialIds = new Set((await list({ per_page: 50 })).data.map(({ id }) => id));
        const listedIds: string[] = [];
        let cursor: string | null | undefined;
        do {
          const { data, meta } = await list({ per_page, ...(cursor && { cursor }) });
          listedIds.push(...data.map(({ id }) => id));
          if (!cursor) await anInsight(app, author, { hashtags: ['Walked', 'Liked'] });
          cursor = meta.next_cursor;
        } while (cursor);
        expect(new Set(listedIds).size).toBe(listedIds.length);
        expect([...initialIds].filter((id) => !listedIds.includes(id))).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
});
