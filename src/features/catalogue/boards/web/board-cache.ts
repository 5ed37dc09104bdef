/** Updates cached lists and boards after a mutation. */
import type { QueryClient } from '@tanstack/react-query';
import type { Board, BoardCard, BoardItem, BoardList, BoardsFilter, CardChange } from './queries.ts';

const BOARDS = 'GET /api/boards';
const LISTS = [BOARDS, 'GET /api/boards/learning_packs', 'GET /api/users/{slug}/boards'];
const documentKey = (board_slug: string) => ['GET /api/boards/{board_slug}', { params: { board_slug } }];
/** The scopes whose lists include a newly created board. */
const SCOPES_WITH_NEW_BOARD = new Set(['mine', 'own', undefined]);

/** Adds a new board at the front of a list. */
export const prependBoard = (list: BoardList, board: BoardItem): BoardList => ({
  ...list,
  data: [board, ...list.data.filter(({ id }) => id !== board.id)],
  meta: { ...list.meta, total: list.meta.total + 1 },
});

/** Removes a board from a list. */
export const removeFromList = (list: BoardList, slug: string): BoardList => {
  const data = list.data.filter(({ attributes }) => attributes.slug !== slug);
  return { ...list, data, meta: { ...list.meta, total: list.meta.total - (list.data.length - data.length) } };
};

/** Replaces a changed board in a list, but keeps its `card_id`, which depends on the query of the list. */
export const replaceInList = (list: BoardList, board: BoardItem): BoardList => ({
  ...list,
  data: list.data.map((item) =>
    item.id === board.id ? { ...item, attributes: { ...board.attributes, card_id: item.attributes.card_id } } : item,
  ),
});

/** Returns the board with a changed card replaced, a new card appended, or a removed card dropped. */
export function withCard(board: Board, item: BoardItem, card: BoardCard | null, removed?: string): Board {
  const { cards, sections, only_staff } = board.attributes;
  const existing = card !== null && cards.some(({ id }) => id === card.id);
  const others = cards.filter(({ id }) => id !== removed).map((item) => (item.id === card?.id ? card : item));
  const shown = card && !existing ? [...others, card] : others;
  return { ...board, attributes: { ...item.attributes, sections, only_staff, cards: shown } };
}

export function cacheNewBoard(client: QueryClient, board: Board): void {
  client.setQueryData(documentKey(board.attributes.slug), { data: board });
  for (const [key, list] of client.getQueriesData<BoardList>({ queryKey: [BOARDS] })) {
    const filter = (key[1] as { query?: BoardsFilter } | undefined)?.query;
    if (list && SCOPES_WITH_NEW_BOARD.has(filter?.scope) && !filter?.search && Number(filter?.page ?? 1) === 1)
      client.setQueryData(key, prependBoard(list, board));
  }
}

export function cacheBoard(client: QueryClient, { data }: { data: Board | BoardItem }): void {
  client.setQueryData<{ data: Board }>(documentKey(data.attributes.slug), (existing) => {
    if ('cards' in data.attributes) return { data: { ...data, attributes: data.attributes } };
    return existing && { data: withCard(existing.data, data, null) };
  });
  for (const list of LISTS)
    client.setQueriesData<BoardList>({ queryKey: [list] }, (existing) => existing && replaceInList(existing, data));
}

export function cacheCardChange(client: QueryClient, { data, meta }: CardChange, removed?: string): void {
  client.setQueryData<{ data: Board }>(
    documentKey(data.attributes.slug),
    (existing) => existing && { data: withCard(existing.data, data, meta.card, removed) },
  );
  for (const list of LISTS)
    client.setQueriesData<BoardList>({ queryKey: [list] }, (existing) => existing && replaceInList(existing, data));
}

export function removeCachedBoard(client: QueryClient, slug: string): void {
  for (const list of LISTS)
    client.setQueriesData<BoardList>({ queryKey: [list] }, (existing) => existing && removeFromList(existing, slug));
  void client.invalidateQueries({ queryKey: [BOARDS, { query: { scope: 'deleted' } }] });
  refetchAllCards(client);
}

export const refetchBoards = (client: QueryClient) =>
  Promise.all(
    [...LISTS, 'GET /api/boards/{board_slug}', 'GET /api/users/{slug}/all_cards'].map((key) =>
      client.invalidateQueries({ queryKey: [key] }),
    ),
  );

export const refetchAllCards = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: ['GET /api/users/{slug}/all_cards'] });
