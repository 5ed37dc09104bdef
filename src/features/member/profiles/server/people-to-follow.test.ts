import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { relateItems } from '#features/base/ranking/server/index.ts';
import { flushReactionCounts } from '#features/base/reactions/server/index.ts';
import { anInsight, loadTestCategories } from '#features/catalogue/insights/server/testing.ts';

const app = openTestApp();
let ana: TestMember;
beforeAll(() => loadTestCategories(app));
beforeEach(async () => {
  ana = await aMember(app.context());
});

const toFollow = async () => (await app.call(ana, 'GET /api/users/to_follow', { query: { per_page: 50 } })).data;
const follow = (member: TestMember, { slug }: TestMember) =>
  app.call(member, 'POST /api/users/{slug}/follow', { params: { slug } });
const reasonFor = async ({ id }: TestMember) => (await toFollow()).find((member) => member.id === id)?.attributes.reason;

test('authors on followed subjects are suggested with the subject; the viewer and followed members are not', async () => {
  const [ben, other] = [await aMember(app.context()), await aMember(app.context())];
  await anInsight(app, ben, { hashtags: ['Beekeeping'] });
  await anInsight(app, ana, { hashtags: ['Beekeeping'] });
  await anInsight(app, other, { hashtags: ['Cheese'] });
  await app.call(ana, 'POST /api/hashtags/{slug}/follow', { params: { slug: 'beekeeping' } });
  expect(await reasonFor(ben)).toEqual({ kind: 'writes', subject: '#Beekeeping' });
  expect(await reasonFor(other)).toBeUndefined();
  expect(await reasonFor(ana)).toBeUndefined();
  await follow(ana, ben);
  expect(await reasonFor(ben)).toBeUndefined();
});

test('a member whom several members followed by the viewer follow is suggested; one such follower is not enough', async () => {
  const [one, two, three, unshared, shared] = await Promise.all([1, 2, 3, 4, 5].map(() => aMember(app.context())));
  if (!one || !two || !three || !unshared || !shared) throw new Error('expected five members');
  for (const member of [one, two, three]) await follow(ana, member);
  for (const member of [one, two]) await follow(member, shared);
  await follow(three, unshared);
  expect(await reasonFor(shared)).toEqual({ kind: 'mutual-follows', subject: '' });
  expect(await reasonFor(unshared)).toBeUndefined();
});

test('members who share followers with a member whom the viewer follows are suggested with that reason', async () => {
  const [followed, coFollowed] = [await aMember(app.context()), await aMember(app.context())];
  for (const _ of [1, 2]) {
    const follower = await aMember(app.context());
    for (const member of [followed, coFollowed]) await follow(follower, member);
  }
  await follow(ana, followed);
  await relateItems(app.context());
  expect(await reasonFor(coFollowed)).toEqual({ kind: 'co-followed', subject: '' });
});

test('members with many followers are suggested, but not unlisted or dismissed ones', async () => {
  const [popular, unlisted] = [await aMember(app.context()), await aMember(app.context())];
  for (const _ of [1, 2, 3]) {
    const follower = await aMember(app.context());
    for (const member of [popular, unlisted]) await follow(follower, member);
  }
  await app.call(unlisted, 'PATCH /api/users/profile', { json: { listed: false } });
  await flushReactionCounts(app.context());
  expect(await reasonFor(popular)).toEqual({ kind: 'most-followed', subject: '' });
  expect(await reasonFor(unlisted)).toBeUndefined();
  await app.call(ana, 'PUT /api/feeds/dismissals/{type}/{id}', { params: { type: 'user', id: popular.id } });
  expect(await reasonFor(popular)).toBeUndefined();
  await expect(app.call(null, 'GET /api/users/to_follow')).rejects.toMatchObject({ status: 401 });
});
