import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { FEED_OPTIONS } from '#features/base/ranking/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query, orNotFound } from '#platform/browser/queries.ts';
import { addBoardFirst, dropBoard, dropAllCards, cacheBoard, cacheChange, refreshBoards } from './board-cache.ts';

export type BoardItem = CallOutput<'GET /api/boards'>['data'][number];
export type BoardList = CallOutput<'GET /api/boards'>;
export type Board = CallOutput<'GET /api/boards/{board_slug}'>['data'];
export type BoardCard = Board['attributes']['cards'][number];
export type PinnedCard = CallOutput<'GET /api/users/{slug}/all_cards'>['data'][number];
export type CardChange = CallOutput<'POST /api/boards/{board_slug}/pin_card_to_board'>;
export type BoardsFilter = NonNullable<CallInput<'GET /api/boards'>['query']>;
export type PinKind = NonNullable<BoardsFilter['kind']>;
export type PinInput = CallInput<'POST /api/boards/{board_slug}/pin_card_to_board'>;

const SUGGESTED = 4;
export const boardsToFollowQuery = () => ({
  ...query('GET /api/boards/to_follow', { query: { per_page: SUGGESTED } }),
  ...FEED_OPTIONS,
});
export const boardsQuery = (filter: BoardsFilter) => query('GET /api/boards', { query: filter });
export const boardQuery = (board_slug: string) => query('GET /api/boards/{board_slug}', { params: { board_slug } });
export const peopleQuery = (search: string) => query('GET /api/users/search_user_board', { query: { search } });

export const allCardsQuery = (slug: string) =>
  infiniteQueryOptions({
    queryKey: ['GET /api/users/{slug}/all_cards', { params: { slug } }],
    queryFn: ({ pageParam, signal }) =>
      orNotFound(
        call('GET /api/users/{slug}/all_cards', { params: { slug }, query: pageParam ? { cursor: pageParam } : {} }, signal),
      ),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
  });

export function useCreateBoard() {
  const client = useQueryClient();
  return useMutation({ ...mutation('POST /api/boards'), onSuccess: ({ data }) => addBoardFirst(client, data) });
}

/** Every change of a whole board answers with its new state. */
function useBoardChange<
  K extends
    | 'PATCH /api/boards/{board_slug}'
    | 'PUT /api/boards/{board_slug}/order'
    | 'POST /api/boards/{board_slug}/sections'
    | 'PATCH /api/boards/{board_slug}/sections/{section_id}'
    | 'DELETE /api/boards/{board_slug}/sections/{section_id}'
    | 'POST /api/boards/{board_slug}/collaborators',
>(key: K) {
  const client = useQueryClient();
  return useMutation({ ...mutation(key), onSuccess: (board: CallOutput<K>) => cacheBoard(client, board) });
}
export const useUpdateBoard = () => useBoardChange('PATCH /api/boards/{board_slug}');
export const useOrderCards = () => useBoardChange('PUT /api/boards/{board_slug}/order');
export const useAddSection = () => useBoardChange('POST /api/boards/{board_slug}/sections');
export const useRenameSection = () => useBoardChange('PATCH /api/boards/{board_slug}/sections/{section_id}');
export const useRemoveSection = () => useBoardChange('DELETE /api/boards/{board_slug}/sections/{section_id}');
export const useInvite = () => useBoardChange('POST /api/boards/{board_slug}/collaborators');

export function useUninvite() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('DELETE /api/boards/{board_slug}/collaborators'),
    onSuccess: (_nothing, { params }) => client.invalidateQueries({ queryKey: boardQuery(params.board_slug).queryKey }),
  });
}

/** Leaving a board: it may no longer be visible, or no longer editable. */
export function useLeaveBoard() {
  const client = useQueryClient();
  return useMutation({ ...mutation('DELETE /api/boards/{board_slug}/collaborators'), onSuccess: () => refreshBoards(client) });
}

export function useDeleteBoard() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('DELETE /api/boards/{board_slug}'),
    onSuccess: (_nothing, { params }) => dropBoard(client, params.board_slug),
  });
}

export function useRestoreBoard() {
  const client = useQueryClient();
  return useMutation({ ...mutation('POST /api/boards/{board_slug}/restore'), onSuccess: () => refreshBoards(client) });
}

export function useFollowBoard(following: boolean) {
  const client = useQueryClient();
  return useMutation({
    ...mutation(following ? 'POST /api/boards/{board_slug}/unfollow' : 'POST /api/boards/{board_slug}/follow'),
    onSuccess: (board) => cacheBoard(client, board),
  });
}

export function usePinCard() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/boards/{board_slug}/pin_card_to_board'),
    onSuccess: (change) => {
      cacheChange(client, change);
      dropAllCards(client);
    },
  });
}

export function useChangeCard() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('PATCH /api/boards/{board_slug}/cards/{card_id}'),
    onSuccess: (change) => cacheChange(client, change),
  });
}

export function useRemoveCard() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('DELETE /api/boards/{board_slug}/cards/{card_id}'),
    onSuccess: (change, { params }) => {
      cacheChange(client, change, params.card_id);
      dropAllCards(client);
    },
  });
}

/** A restored card returns to its position, which only the server stores. */
export function useRestoreCard() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/boards/{board_slug}/cards/{card_id}/restore'),
    onSuccess: async (change, { params }) => {
      cacheChange(client, { ...change, meta: { ...change.meta, card: null } });
      dropAllCards(client);
      await client.invalidateQueries({ queryKey: boardQuery(params.board_slug).queryKey });
    },
  });
}

export function useTickCard(done: boolean) {
  const client = useQueryClient();
  return useMutation({
    ...mutation(
      done ? 'DELETE /api/boards/{board_slug}/cards/{card_id}/done' : 'PUT /api/boards/{board_slug}/cards/{card_id}/done',
    ),
    onSuccess: (change) => cacheChange(client, change),
  });
}
