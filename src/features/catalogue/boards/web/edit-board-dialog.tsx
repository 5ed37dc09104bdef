import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { BoardFields, type BoardText } from './board-fields.tsx';
import { useUpdateBoard, type Board } from './queries.ts';

/** Edits title, description and visibility. */
export function EditBoardDialog({ board: { attributes: board }, onClose }: { board: Board; onClose: () => void }) {
  const { title, description, privacy, categories } = board;
  const [words, setWords] = useState<BoardText>({ title, description, privacy, categories: categories.slice(0, 1) });
  const update = useUpdateBoard();
  const save = () => update.mutate({ params: { board_slug: board.slug }, json: words }, { onSuccess: onClose });
  return (
    <FormDialog title={m.boards_edit()} subtitle={title} save={m.boards_save()} change={update} onSave={save} onClose={onClose}>
      <BoardFields words={words} locked={board.type === 'learning_pack'} onChange={setWords} />
    </FormDialog>
  );
}
