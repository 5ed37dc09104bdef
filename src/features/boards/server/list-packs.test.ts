import { expect, test } from 'vitest';
import { openTestApp } from '#app/testing.ts';

const app = openTestApp();

test('interview tips come first, and every pack says how much it holds', async () => {
  const { data } = await app.call(null, 'GET /api/boards/learning_packs');
  expect(data[0]?.attributes.title).toBe('Interview Tips');
  expect(data.length).toBeGreaterThanOrEqual(3);
  for (const { id, attributes } of data) {
    const { data: board } = await app.call(null, 'GET /api/boards/{board_slug}', { params: { board_slug: id } });
    expect(board.attributes.cards).toHaveLength(attributes.card_count);
    expect(new Set(board.attributes.cards.map((card) => card.id))).toHaveLength(attributes.card_count);
    expect(attributes.covers.length).toBeGreaterThan(0);
  }
});

test('a board that is not there is a 404', async () => {
  const attempt = app.call(null, 'GET /api/boards/{board_slug}', { params: { board_slug: 'nothing' } });
  await expect(attempt).rejects.toMatchObject({ status: 404 });
});
