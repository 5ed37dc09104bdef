import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { BoardFields, type BoardValues } from './board-fields.tsx';
import { useUpdateBoard, type Board } from './queries.ts';

/** Edits title, description, community and privacy. */
export function EditBoardDialog({ board: { attributes: board }, onClose }: { board: Board; onClose: () => void }) {
  const { title, description, privacy, categories } = board;
  const [values, setValues] = useState<BoardValues>({ title, description, privacy, categories: categories.slice(0, 1) });
  const update = useUpdateBoard();
  const save = () => update.mutate({ params: { board_slug: board.slug }, json: values }, { onSuccess: onClose });
  return (
    <FormDialog title={m.boards_edit()} subtitle={title} save={m.boards_save()} change={update} onSave={save} onClose={onClose}>
      <BoardFields values={values} isPrivacyLocked={board.type === 'learning_pack'} onChange={setValues} />
    </FormDialog>
  );
}
