import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { flushReactionCounts } from '#features/base/reactions/server/index.ts';
import { anInsight, loadTestCategories } from '#features/catalogue/insights/server/testing.ts';

const app = openTestApp();
let ana: TestMember;
beforeAll(() => loadTestCategories(app));
beforeEach(async () => {
  ana = await aMember(app.context());
});

const toFollow = async () => (await app.call(ana, 'GET /api/users/to_follow', { query: { per_page: 50 } })).data;
const follow = (person: TestMember, { slug }: TestMember) =>
  app.call(person, 'POST /api/users/{slug}/follow', { params: { slug } });
const suggested = async ({ id }: TestMember) => (await toFollow()).find((one) => one.id === id)?.attributes.reason;

test('authors of followed subjects are suggested, with the subject; the viewer and followed people are not', async () => {
  const [ben, other] = [await aMember(app.context()), await aMember(app.context())];
  await anInsight(app, ben, { hashtags: ['Beekeeping'] });
  await anInsight(app, ana, { hashtags: ['Beekeeping'] });
  await anInsight(app, other, { hashtags: ['Cheese'] });
  await app.call(ana, 'POST /api/hashtags/{slug}/follow', { params: { slug: 'beekeeping' } });
  expect(await suggested(ben)).toEqual({ kind: 'writes', subject: '#Beekeeping' });
  expect(await suggested(other)).toBeUndefined();
  expect(await suggested(ana)).toBeUndefined();
  await follow(ana, ben);
  expect(await suggested(ben)).toBeUndefined();
});

test('people followed by several followed people are suggested; one shared follower is not enough', async () => {
  const [one, two, three, quiet, shared] = await Promise.all([1, 2, 3, 4, 5].map(() => aMember(app.context())));
  if (!one || !two || !three || !quiet || !shared) throw new Error('five members');
  for (const person of [one, two, three]) await follow(ana, person);
  for (const person of [one, two]) await follow(person, shared);
  await follow(three, quiet);
  expect(await suggested(shared)).toEqual({ kind: 'shared', subject: '' });
  expect(await suggested(quiet)).toBeUndefined();
});

test('people with many followers are suggested to everyone, except unlisted and deleted members', async () => {
  const [known, shy] = [await aMember(app.context()), await aMember(app.context())];
  for (const _ of [1, 2, 3]) {
    const fan = await aMember(app.context());
    for (const person of [known, shy]) await follow(fan, person);
  }
  await app.call(shy, 'PATCH /api/users/profile', { json: { listed: false } });
  await flushReactionCounts(app.context());
  expect(await suggested(known)).toEqual({ kind: 'followed', subject: '' });
  expect(await suggested(shy)).toBeUndefined();
  await app.call(ana, 'PUT /api/feeds/dismissals/{type}/{id}', { params: { type: 'user', id: known.id } });
  expect(await suggested(known)).toBeUndefined();
  await expect(app.call(null, 'GET /api/users/to_follow')).rejects.toMatchObject({ status: 401 });
});
