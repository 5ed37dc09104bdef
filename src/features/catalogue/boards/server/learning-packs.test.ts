import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { readContentFiles } from '#platform/db/content-loads.ts';
import { StoredPack } from './load-packs.ts';
import { loadLearningPacks } from './testing.ts';

const app = openTestApp();
beforeAll(() => loadLearningPacks(app.context()).then(() => undefined));

test('interview tips come first, and every pack has as many available cards as it states', async () => {
  const { data } = await app.call(null, 'GET /api/boards/learning_packs', { query: { per_page: 50 } });
  expect(data[0]?.attributes.title).toBe('Interview Tips');
  for (const { attributes } of data) {
    const board = await app.call(null, 'GET /api/boards/{board_slug}', { params: { board_slug: attributes.slug } });
    expect(board.data.attributes.cards).toHaveLength(attributes.card_count);
    expect(board.data.attributes.cards.every(({ available }) => available)).toBe(true);
    expect(attributes).toMatchObject({ type: 'learning_pack', owner: null, path: `/boards/${attributes.slug}` });
    expect(attributes.covers.length).toBeGreaterThan(0);
  }
});

test('every card of a pack refers to existing content', async () => {
  for (const { name, text } of await readContentFiles('content/packs')) {
    const pack = StoredPack.parse(JSON.parse(text));
    const { data } = await app.call(null, 'GET /api/boards/{board_slug}', { params: { board_slug: pack.slug } });
    expect(data.attributes.card_count, name).toBe(pack.cards.length);
  }
});

test('reloading the packs preserves their cards and what members marked as done', async () => {
  const ana = await aMember(app.context());
  const board_slug = 'interview-tips';
  const getAttributes = async () =>
    (await app.call(ana, 'GET /api/boards/{board_slug}', { params: { board_slug } })).data.attributes;
  const card_id = (await getAttributes()).cards[2]?.id ?? '';
  for (const _twice of [1, 2]) {
    const { data } = await app.call(ana, 'PUT /api/boards/{board_slug}/cards/{card_id}/done', {
      params: { board_slug, card_id },
    });
    expect(data.attributes.done_count).toBe(1);
  }
  expect(await loadLearningPacks(app.context())).toBe(false);
  await app.context().db.deleteFrom('catalogue_loads').where('name', '=', 'packs').execute();
  expect(await loadLearningPacks(app.context())).toBe(true);
  expect((await getAttributes()).cards[2]).toMatchObject({ id: card_id, done: true });
  await app.call(ana, 'DELETE /api/boards/{board_slug}/cards/{card_id}/done', { params: { board_slug, card_id } });
  expect((await getAttributes()).done_count).toBe(0);
});

test('the editors’ packs are read-only, also for staff', async () => {
  const staff = await aMember(app.context(), { staff: true });
  const params = { board_slug: 'interview-tips' };
  await expect(app.call(staff, 'PATCH /api/boards/{board_slug}', { params, json: { title: 'x' } })).rejects.toMatchObject({
    status: 403,
  });
  await expect(
    app.call(staff, 'PATCH /api/boards/{board_slug}', { params, json: { type: 'board', reason: 'Not here' } }),
  ).rejects.toMatchObject({
    status: 403,
  });
  await expect(app.call(staff, 'DELETE /api/boards/{board_slug}', { params })).rejects.toMatchObject({ status: 403 });
});

test('an unknown board is a 404', async () => {
  const attempt = app.call(null, 'GET /api/boards/{board_slug}', { params: { board_slug: 'nothing' } });
  await expect(attempt).rejects.toMatchObject({ status: 404 });
});
