import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { flushReactionCounts } from '#features/base/reactions/server/index.ts';
import { aBoard, aCard, loadLearningPacks } from './testing.ts';

const app = openTestApp();
beforeAll(() => loadLearningPacks(app.context()));

const toFollow = async (person: TestUser | null) =>
  (await app.call(person, 'GET /api/boards/to_follow', { query: { per_page: 50 } })).data;
const aBoardWithCard = async (person: TestUser, overrides: { title?: string; privacy?: boolean } = {}) => {
  const board = await aBoard(app, person, overrides);
  await aCard(app, person, board.attributes.slug);
  return board;
};
const follow = (person: TestUser, board_slug: string) =>
  app.call(person, 'POST /api/boards/{board_slug}/follow', { params: { board_slug } });

test('a visitor gets the editors’ packs and popular boards', async () => {
  const ben = await aMember(app.context());
  const board = await aBoardWithCard(ben);
  await follow(await aMember(app.context()), board.attributes.slug);
  await flushReactionCounts(app.context());
  const data = await toFollow(null);
  expect(data.find(({ id }) => id === board.id)?.attributes.reason).toEqual({ kind: 'most-followed', subject: '' });
  expect(data.filter(({ attributes }) => attributes.reason.kind === 'editors').length).toBeGreaterThan(3);
});

test('boards of followed people come with the person’s name; private, empty, own, followed and dismissed ones are excluded', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context(), { name: 'Ben Okafor' })];
  const [publicBoard, privateBoard, ownBoard] = [
    await aBoardWithCard(ben),
    await aBoardWithCard(ben, { title: 'Mine alone', privacy: true }),
    await aBoardWithCard(ana),
  ];
  const empty = await aBoard(app, ben, { title: 'Nothing yet' });
  await app.call(ana, 'POST /api/users/{slug}/follow', { params: { slug: ben.slug } });
  const data = await toFollow(ana);
  const ids = data.map(({ id }) => id);
  expect(data.find(({ id }) => id === publicBoard.id)?.attributes.reason).toEqual({
    kind: 'followed-author',
    subject: 'Ben Okafor',
  });
  for (const board of [privateBoard, empty, ownBoard]) expect(ids).not.toContain(board.id);
  const params = { type: 'board', id: publicBoard.id } as const;
  await app.call(ana, 'PUT /api/feeds/dismissals/{type}/{id}', { params });
  expect((await toFollow(ana)).map(({ id }) => id)).not.toContain(publicBoard.id);
  await app.call(ana, 'DELETE /api/feeds/dismissals/{type}/{id}', { params });
  await follow(ana, publicBoard.attributes.slug);
  expect((await toFollow(ana)).map(({ id }) => id)).not.toContain(publicBoard.id);
  await expect(
    app.call(ana, 'PUT /api/feeds/dismissals/{type}/{id}', { params: { type: 'board', id: privateBoard.id } }),
  ).rejects.toMatchObject({ status: 404 });
});
