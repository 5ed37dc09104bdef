import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { FEED_OPTIONS } from '#features/base/ranking/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query, orNotFound } from '#platform/browser/queries.ts';
import { cacheNewBoard, removeCachedBoard, refetchAllCards, cacheBoard, cacheCardChange, refetchBoards } from './board-cache.ts';

export type BoardItem = CallOutput<'GET /api/boards'>['data'][number];
export type BoardList = CallOutput<'GET /api/boards'>;
export type Board = CallOutput<'GET /api/boards/{board_slug}'>['data'];
export type BoardCard = Board['attributes']['cards'][number];
export type PinnedCard = CallOutput<'GET /api/users/{slug}/all_cards'>['data'][number];
export type CardChange = CallOutput<'POST /api/boards/{board_slug}/pin_card_to_board'>;
export type BoardsFilter = NonNullable<CallInput<'GET /api/boards'>['query']>;
export type PinKind = NonNullable<BoardsFilter['kind']>;
export type PinInput = CallInput<'POST /api/boards/{board_slug}/pin_card_to_board'>;

const MAX_SUGGESTED = 4;
export const boardsToFollowQuery = () => ({
  ...query('GET /api/boards/to_follow', { query: { per_page: MAX_SUGGESTED } }),
  ...FEED_OPTIONS,
});
export const boardsQuery = (filter: BoardsFilter) => query('GET /api/boards', { query: filter });
export const boardQuery = (board_slug: string) => query('GET /api/boards/{board_slug}', { params: { board_slug } });
export const peopleQuery = (search: string) => query('GET /api/users/search_user_board', { query: { search } });

export const allCardsQuery = (slug: string) =>
  infiniteQueryOptions({
    queryKey: ['GET /api/users/{slug}/all_cards', { params: { slug } }],
    queryFn: ({ pageParam }) =>
      orNotFound(call('GET /api/users/{slug}/all_cards', { params: { slug }, query: pageParam ? { cursor: pageParam } : {} })),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
  });

export function useCreateBoard() {
  const client = useQueryClient();
  return useMutation({ ...mutation('POST /api/boards'), onSuccess: ({ data }) => cacheNewBoard(client, data) });
}

/** For endpoints that respond with the new state of the whole board. */
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
export const useAddCollaborator = () => useBoardChange('POST /api/boards/{board_slug}/collaborators');

export function useRemoveCollaborator() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('DELETE /api/boards/{board_slug}/collaborators'),
    onSuccess: (_response, { params }) => client.invalidateQueries({ queryKey: boardQuery(params.board_slug).queryKey }),
  });
}

/** Refetches all boards, since a board that was left may no longer be visible or editable. */
export function useLeaveBoard() {
  const client = useQueryClient();
  return useMutation({ ...mutation('DELETE /api/boards/{board_slug}/collaborators'), onSuccess: () => refetchBoards(client) });
}

export function useDeleteBoard() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('DELETE /api/boards/{board_slug}'),
    onSuccess: (_response, { params }) => removeCachedBoard(client, params.board_slug),
  });
}

export function useRestoreBoard() {
  const client = useQueryClient();
  return useMutation({ ...mutation('POST /api/boards/{board_slug}/restore'), onSuccess: () => refetchBoards(client) });
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
      cacheCardChange(client, change);
      refetchAllCards(client);
    },
  });
}

export function useChangeCard() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('PATCH /api/boards/{board_slug}/cards/{card_id}'),
    onSuccess: (change) => cacheCardChange(client, change),
  });
}

export function useRemoveCard() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('DELETE /api/boards/{board_slug}/cards/{card_id}'),
    onSuccess: (change, { params }) => {
      cacheCardChange(client, change, params.card_id);
      refetchAllCards(client);
    },
  });
}

/** Refetches the board, because only the server knows the position to which a restored card returns. */
export function useRestoreCard() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/boards/{board_slug}/cards/{card_id}/restore'),
    onSuccess: async (change, { params }) => {
      cacheCardChange(client, { ...change, meta: { ...change.meta, card: null } });
      refetchAllCards(client);
      await client.invalidateQueries({ queryKey: boardQuery(params.board_slug).queryKey });
    },
  });
}

export function useToggleDone(done: boolean) {
  const client = useQueryClient();
  return useMutation({
    ...mutation(
      done ? 'DELETE /api/boards/{board_slug}/cards/{card_id}/done' : 'PUT /api/boards/{board_slug}/cards/{card_id}/done',
    ),
    onSuccess: (change) => cacheCardChange(client, change),
  });
}
