import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { cards } from '#app/wiring/cards.ts';
import { CONTENT } from '#app/boot/start-up.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { flushReactionCounts } from '#features/base/reactions/server/index.ts';
import { loadPacks } from '#features/catalogue/boards/server/index.ts';
import { anInsight } from '#features/catalogue/insights/server/testing.ts';
import { loadInsights } from '#features/catalogue/insights/server/index.ts';
import { loadCourses, loadPrograms } from '#features/catalogue/programs/server/index.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { aQuestion } from '#features/catalogue/forum/server/testing.ts';
import { loadForum } from '#features/catalogue/forum/server/index.ts';
import { loadCommunities, moveYearlyEvents } from './index.ts';
import { aCategory } from './testing.ts';

const app = openTestApp();
const member = (name = 'Ana Silva') => aMember(app.context(), { name });
const follow = (person: TestMember, id: string, level: 'muted' | 'normal' | 'watching' = 'normal') =>
  app.call(person, 'POST /api/categories/follow_topic', { query: { id, level } });
const listNotifications = async (person: TestMember) =>
  (await app.call(person, 'GET /api/notifications')).data.map(({ attributes }) => attributes);

test('a hundred concurrent follows count a hundred followers, and an unfollow subtracts one', async () => {
  const { slug } = await aCategory(app.context());
  const people = await Promise.all(Array.from({ length: 100 }, () => member()));
  await Promise.all([...people, ...people.slice(0, 20)].map((person) => follow(person, slug)));
  const count = async () =>
    (await app.call(null, 'GET /api/categories/{id}', { params: { id: slug } })).data.attributes.followers;
  expect(await count()).toBe(100);
  await flushReactionCounts(app.context());
  await app.call(people[0] ?? null, 'POST /api/categories/unfollow_topic', { query: { id: slug } });
  expect(await count()).toBe(99);

  const listed: string[] = [];
  for (const page of [1, 2]) {
    const list = await app.call(null, 'GET /api/categories/{slug}/followers', {
      params: { slug },
      query: { page, per_page: 50 },
    });
    expect(list.meta).toMatchObject({ total: 99, total_pages: 2 });
    listed.push(...list.data.map(({ id }) => id));
  }
  expect(new Set(listed)).toEqual(new Set(people.slice(1).map(({ id }) => id)));
});

test('unlisted members are neither shown nor counted as followers', async () => {
  const { slug } = await aCategory(app.context());
  const [listed, unlisted] = [await member('Listed Person'), await member('Unlisted Person')];
  for (const person of [listed, unlisted]) await follow(person, slug);
  await app.context().db.updateTable('users').set({ listed: false }).where('id', '=', unlisted.id).execute();
  const list = await app.call(null, 'GET /api/categories/{slug}/followers', { params: { slug } });
  expect([list.data.map(({ id }) => id), list.meta.total]).toEqual([[listed.id], 1]);
  const { data } = await app.call(unlisted, 'GET /api/categories/{id}', { params: { id: slug } });
  expect(data.attributes).toMatchObject({ followers: 1, level: 'normal' });
});

test('following again only changes the level, and a community is found by slug or id', async () => {
  const { slug, id } = await aCategory(app.context());
  const person = await member();
  await follow(person, slug);
  const { data } = await follow(person, id, 'watching');
  expect(data.attributes).toMatchObject({ slug, level: 'watching', followers: 1 });
  const { data: all } = await app.call(person, 'GET /api/categories');
  expect(all.find((community) => community.id === id)?.attributes.level).toBe('watching');
  const unfollowed = await app.call(person, 'POST /api/categories/unfollow_topic', { query: { id: slug } });
  expect(unfollowed.data.attributes).toMatchObject({ level: null, followers: 0 });
  await expect(follow(person, 'no-such-thing')).rejects.toMatchObject({ status: 404 });
});

test('watchers are notified of questions and events, normal followers of events, muted ones of nothing, and authors not of their own actions', async () => {
  const { slug } = await aCategory(app.context(), { name: 'Pottery' });
  const [muted, normal, watching, asker] = await Promise.all([member(), member(), member(), member()]);
  for (const [person, level] of [
    [muted, 'muted'],
    [normal, 'normal'],
    [watching, 'watching'],
    [asker, 'watching'],
  ] as const)
    await follow(person, slug, level);
  await aQuestion(app, { author: asker, category: slug, title: 'Which clay is kind to beginners?' });
  const staff = await aMember(app.context(), { staff: true });
  const event = {
    kind: 'fair' as const,
    title: 'Open kiln day',
    text: 'Bring one piece to be fired.',
    place: 'Jaipur',
    link: '',
    organiser: 'The guild',
    starts_at: '2026-12-05T10:00:00+05:30',
    ends_at: '2026-12-05T16:00:00+05:30',
    time_zone: 'Asia/Kolkata',
    reason: 'The guild asked for it',
  };
  const { data } = await app.call(staff, 'POST /api/categories/{slug}/events', { params: { slug }, json: event });
  await app.runTasks();
  const listTitles = async (person: TestMember) =>
    (await listNotifications(person)).map(({ facts }) => facts['title']).toSorted();
  expect(await listTitles(muted)).toEqual([]);
  expect(await listTitles(normal)).toEqual(['Open kiln day']);
  expect(await listTitles(watching)).toEqual(['Open kiln day', 'Which clay is kind to beginners?']);
  expect(await listTitles(asker)).toEqual(['Open kiln day']);

  const calendar = await (await app.fetch(`/api/community_events/${data.attributes.slug}/calendar`)).text();
  expect(calendar).toContain('DTSTART:20261205T043000Z');
  expect(calendar).toContain('\r\nLOCATION:Jaipur\r\n');
  await app.call(staff, 'DELETE /api/community_events/{slug}', {
    params: { slug: data.attributes.slug },
    query: { reason: 'It was called off' },
  });
  expect(await listTitles(normal)).toEqual([]);
});

test('watchers are notified of a new insight, but not of one that is hidden before the notifications are sent', async () => {
  const category = await aCategory(app.context());
  const [watching, normal, author, staff] = await Promise.all([
    member(),
    member(),
    member(),
    aMember(app.context(), { staff: true }),
  ]);
  await follow(watching, category.slug, 'watching');
  await follow(normal, category.slug);
  const shown = await anInsight(app, author, { category: category.slug, title: 'A card worth watching for' });
  const hidden = await anInsight(app, author, { category: category.slug, title: 'A card that sells something' });
  const report = { object_type: 'knowledge', object_id: hidden.id, reason: 'spam' } as const;
  const { data } = await app.call(normal, 'POST /api/reports', { json: report });
  await app.call(staff, 'POST /api/moderation/{id}/hide', { params: { id: data.id }, json: { reason: 'It sells something.' } });
  await app.runTasks();
  expect((await listNotifications(watching)).map(({ facts }) => facts['title'])).toEqual([shown.attributes.title]);
  expect(await listNotifications(normal)).toEqual([]);
  expect((await listNotifications(author)).map(({ kind }) => kind)).toEqual(['content-hidden']);
  const cards = await app.call(null, 'GET /api/categories/topic_kcard_lists', { query: { id: category.slug } });
  expect(cards.data.map(({ id }) => id)).toEqual([shown.id]);
});

test('only staff create and remove events, and an event cannot end before it begins', async () => {
  const { slug } = await aCategory(app.context());
  const [person, staff] = [await member(), await aMember(app.context(), { staff: true })];
  const announce = (person: TestMember, overrides: { ends_at?: string; time_zone?: string } = {}) =>
    app.call(person, 'POST /api/categories/{slug}/events', {
      params: { slug },
      json: {
        kind: 'fair',
        title: 'A fair of trades',
        text: 'Many trades in one hall.',
        place: '',
        link: '',
        organiser: 'The town',
        starts_at: '2026-12-05T10:00:00Z',
        ends_at: '2026-12-05T12:00:00Z',
        time_zone: 'UTC',
        reason: 'The town asked for it',
        ...overrides,
      },
    });
  await expect(announce(person)).rejects.toMatchObject({ status: 404 });
  const moderator = await aMember(app.context(), { staff: ['moderator'] });
  await expect(announce(moderator)).rejects.toMatchObject({ status: 403 });
  await expect(announce(staff, { ends_at: '2026-12-05T09:00:00Z' })).rejects.toMatchObject({ status: 422 });
  await expect(announce(staff, { time_zone: 'Mars/Olympus' })).rejects.toMatchObject({ status: 422 });
  const { data } = await announce(staff);
  const remove = (person: TestMember) =>
    app.call(person, 'DELETE /api/community_events/{slug}', {
      params: { slug: data.attributes.slug },
      query: { reason: 'It was called off' },
    });
  await expect(remove(person)).rejects.toMatchObject({ status: 404 });
  await remove(staff);
  const log = await app.call(staff, 'GET /api/staff/audit_log', { query: { object: data.id } });
  expect(log.data.map(({ attributes: { action, reason } }) => [action, reason])).toEqual([
    ['event.remove', 'It was called off'],
    ['event.create', 'The town asked for it'],
  ]);
  expect(log.data[0]?.attributes.changes).toContainEqual({ field: 'title', before: 'A fair of trades', after: null });
});

test('a topic suggested twice is one suggestion, which only its author lists, editors too', async () => {
  const { slug } = await aCategory(app.context());
  const [person, staff] = [await member(), await aMember(app.context(), { staff: ['editor'] })];
  const suggest = (json: { name: string; reason: string }) =>
    app.call(person, 'POST /api/topic_suggestions', { json: { ...json, category: slug } });
  const { data } = await suggest({ name: '#Sourdough', reason: 'Everybody asks.' });
  expect((await suggest({ name: 'sourdough', reason: 'Really everybody.' })).data.id).toBe(data.id);
  const list = async (viewer: TestMember) => (await app.call(viewer, 'GET /api/topic_suggestions')).data;
  expect((await list(person)).map(({ attributes: { reason } }) => reason)).toEqual(['Really everybody.']);
  expect(await list(staff)).toEqual([]);
});

test('normal followers get one weekly digest of questions, and muted ones none', async () => {
  const { slug } = await aCategory(app.context(), { name: 'Weaving' });
  const [normal, muted] = [await member(), await member()];
  await follow(normal, slug);
  await follow(muted, slug, 'muted');
  await aQuestion(app, { category: slug });
  await aQuestion(app, { category: slug });
  for (const _ of [1, 2]) await app.context().enqueue('communities.digest', {});
  await app.runTasks();
  expect(await listNotifications(normal)).toMatchObject([
    { kind: 'topic-digest', facts: { count: '2', communities: 'Weaving' } },
  ]);
  expect(await listNotifications(muted)).toEqual([]);
});

test('the catalogue loads once, its events are upcoming, and a past yearly event moves to the next year', async () => {
  const ctx = app.context();
  await loadCategories(ctx, CONTENT);
  await loadCourses(ctx);
  await loadPrograms(ctx, CONTENT);
  await loadInsights(ctx, CONTENT);
  await loadPacks(ctx, CONTENT, cards);
  expect(await loadCommunities(ctx, CONTENT)).toBe(true);
  expect(await loadCommunities(ctx, CONTENT)).toBe(false);
  expect(await loadForum(ctx, CONTENT)).toBe(true);
  expect(await loadForum(ctx, CONTENT)).toBe(false);
  const upcoming = async () => {
    const events = [];
    let cursor: string | undefined;
    do {
      const { data, meta } = await app.call(null, 'GET /api/categories/topic_event_lists', { query: cursor ? { cursor } : {} });
      events.push(...data);
      cursor = meta.next_cursor ?? undefined;
    } while (cursor);
    return events;
  };
  const events = await upcoming();
  expect(events.length).toBeGreaterThanOrEqual(40);
  const starts = events.map(({ attributes }) => attributes.starts_at);
  expect(starts).toEqual(starts.toSorted());
  app.clock.advance(200 * 86_400_000);
  await moveYearlyEvents(app.context());
  expect(new Set((await upcoming()).map(({ id }) => id))).toEqual(new Set(events.map(({ id }) => id)));
  app.clock.advance(-200 * 86_400_000);

  const { data: all } = await app.call(null, 'GET /api/categories');
  const withQuestions = all.filter(({ attributes }) => attributes.questions > 0);
  expect(withQuestions.length).toBeGreaterThanOrEqual(28);
  const { data: withCards } = await app.call(null, 'GET /api/categories/knowledge_categories');
  for (const { attributes } of withCards) {
    const cards = await app.call(null, 'GET /api/categories/topic_kcard_lists', { query: { id: attributes.slug } });
    expect(cards.data.length, attributes.slug).toBeGreaterThan(0);
  }
  const courses = await app.call(null, 'GET /api/categories/topic_courses', { query: { id: 'data-analysis', topic: 'sql' } });
  expect(courses.data.length).toBeGreaterThan(0);
  const packs = await app.call(null, 'GET /api/categories/topic_board_lists', { query: { id: 'interviews' } });
  expect(packs.data.map(({ attributes }) => attributes.title)).toContain('Interview Tips');
});
