import { useQueryClient } from '@tanstack/react-query';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { useToast } from '#platform/ui/toast.tsx';
import {
  boardsQuery,
  usePinCard,
  useRemoveCard,
  type BoardItem,
  type BoardList,
  type BoardsFilter,
  type PinKind,
} from './queries.ts';

type PinItem = { kind: PinKind; ref: string; title: string };

/** The id of a pinned card until the server responds. */
const PENDING_CARD_ID = '00000000-0000-0000-0000-000000000000';

/** Pins or unpins an item optimistically, with rollback on failure and an undo. */
export function usePinning({ kind, ref, title }: PinItem, filter: BoardsFilter) {
  const client = useQueryClient();
  const toast = useToast();
  const [add, remove] = [usePinCard(), useRemoveCard()];
  const updateList = (slug: string, cardId: string | null, countDelta: number) =>
    client.setQueryData<BoardList>(
      boardsQuery(filter).queryKey,
      (list) =>
        list && {
          ...list,
          data: list.data.map((board) => (board.attributes.slug === slug ? withPin(board, cardId, countDelta) : board)),
        },
    );
  const showToast = (text: string, undo?: () => void) =>
    void toast.show(text, undo ? { action: { label: m.boards_undo(), onPress: undo } } : {});
  const warn = (error: Error) => void toast.show(error.message, { kind: 'warn' });

  const pin = (board: BoardItem, isUndo = false) => {
    const { slug } = board.attributes;
    updateList(slug, PENDING_CARD_ID, 1);
    // `mutateAsync`, because the callbacks of `mutate` do not run after the drawer is closed.
    add.mutateAsync({ params: { board_slug: slug }, json: { kind, ref } }).then(
      ({ meta }) => {
        const cardId = meta.card?.id ?? null;
        updateList(slug, cardId, 0);
        recordEvent({ actionable_action: 'save', actionable_type: kind, actionable_id: ref, board_id: board.id });
        if (!isUndo)
          showToast(m.boards_pinned_to({ title, board: board.attributes.title }), () => cardId && unpin(board, cardId, true));
      },
      (error: Error) => {
        updateList(slug, null, -1);
        warn(error);
      },
    );
  };
  const unpin = (board: BoardItem, cardId: string, isUndo = false) => {
    const { slug } = board.attributes;
    updateList(slug, null, -1);
    remove.mutateAsync({ params: { board_slug: slug, card_id: cardId } }).then(
      () => {
        if (!isUndo) showToast(m.boards_taken_off({ title, board: board.attributes.title }), () => pin(board, true));
      },
      (error: Error) => {
        updateList(slug, cardId, 1);
        warn(error);
      },
    );
  };
  const toggle = (board: BoardItem) => {
    const { card_id } = board.attributes;
    if (card_id === PENDING_CARD_ID) return;
    if (card_id === null) pin(board);
    else unpin(board, card_id);
  };
  return { toggle, pin: (board: BoardItem) => pin(board) };
}

const withPin = (board: BoardItem, card_id: string | null, countDelta: number): BoardItem => ({
  ...board,
  attributes: { ...board.attributes, card_id, card_count: board.attributes.card_count + countDelta },
});
