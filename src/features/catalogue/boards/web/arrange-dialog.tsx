import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { moveItem } from '#platform/browser/move-item.ts';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { SortableList } from '#platform/ui/sortable-list.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { cardTitle } from './card-labels.ts';
import { groupCards, flattenBoard } from './flatten-board.ts';
import { useOrderCards, type Board } from './queries.ts';

/**
 * Arranges sections and cards in one sortable list; a card moved past a heading changes its section. Lines are moved by
 * dragging, with the arrow keys or with buttons.
 */
export function ArrangeDialog({ board: { attributes: board }, onClose }: { board: Board; onClose: () => void }) {
  const initialLines = flattenBoard(board);
  const [lines, setLines] = useState(initialLines);
  const [announcement, setAnnouncement] = useState('');
  const order = useOrderCards();
  const toast = useToast();
  const headings = new Map(board.sections.map(({ id, title }) => [id, title]));
  const names = new Map(board.cards.map((card) => [card.id, cardTitle(card)]));
  const nameOf = (id: string) => headings.get(id) ?? names.get(id) ?? '';
  const move = (id: string, to: number) => {
    if (to < 0 || to >= lines.length) return;
    setLines((current) => moveItem(current, id, to));
    setAnnouncement(m.boards_arranged_announcement({ title: nameOf(id), place: to + 1, total: lines.length }));
  };
  const saveOrder = (lineIds: readonly string[], onSuccess: () => void) =>
    order.mutate(
      { params: { board_slug: board.slug }, json: { groups: groupCards(lineIds, (id) => headings.has(id)) } },
      { onSuccess },
    );
  const save = () =>
    saveOrder(lines, () => {
      const undo = () => saveOrder(initialLines, () => void toast.show(m.boards_arranged_undone()));
      toast.show(m.boards_arranged(), { action: { label: m.boards_undo(), onPress: undo } });
      onClose();
    });
  return (
    <FormDialog
      title={m.boards_arrange_title()}
      subtitle={m.boards_arrange_text()}
      save={m.boards_arrange_save()}
      change={order}
      onSave={save}
      onClose={onClose}
    >
      <SortableList ids={lines} nameOf={nameOf} isHeading={(id) => headings.has(id)} onMove={move} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </FormDialog>
  );
}
