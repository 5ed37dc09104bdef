import { expect, test } from 'vitest';
import { replaceInList, withCard, prependBoard, removeFromList } from './board-cache.ts';
import type { Board, BoardCard, BoardList } from './queries.ts';

const board = (id: string, overrides: Partial<Board['attributes']> = {}) =>
  ({
    id,
    type: 'board',
    attributes: { slug: id, title: id, card_count: 0, card_id: null, sections: [], cards: [], ...overrides },
  }) as unknown as Board;
const card = (id: string, title = id) => ({ id, title }) as unknown as BoardCard;
const list = (...ids: string[]) =>
  ({
    data: ids.map((id) => board(id)),
    meta: { page: 1, per_page: 12, total: ids.length, total_pages: 1 },
  }) as unknown as BoardList;
const titlesAndTotal = ({ data, meta }: BoardList) => [data.map(({ attributes }) => attributes.title), meta.total];

test('a new board is first, a deleted one is removed, a changed one is replaced in place', () => {
  expect(titlesAndTotal(prependBoard(list('a', 'b'), board('c')))).toEqual([['c', 'a', 'b'], 3]);
  expect(titlesAndTotal(removeFromList(list('a', 'b'), 'a'))).toEqual([['b'], 1]);
  expect(titlesAndTotal(removeFromList(list('a', 'b'), 'x'))).toEqual([['a', 'b'], 2]);
  expect(titlesAndTotal(replaceInList(list('a', 'b'), board('a', { title: 'new' })))).toEqual([['new', 'b'], 2]);
});

test('a card is appended, replaced or removed, and the card count is that of the response', () => {
  const full = board('a', { card_count: 2, cards: [card('x'), card('y')] });
  const added = withCard(full, board('a', { card_count: 3 }), card('z'));
  expect([added.attributes.card_count, added.attributes.cards.map(({ id }) => id)]).toEqual([3, ['x', 'y', 'z']]);
  expect(withCard(added, board('a', { card_count: 3 }), card('y', 'noted')).attributes.cards[1]?.title).toBe('noted');
  const removed = withCard(full, board('a', { card_count: 1 }), null, 'x');
  expect([removed.attributes.card_count, removed.attributes.cards.map(({ id }) => id)]).toEqual([1, ['y']]);
});
