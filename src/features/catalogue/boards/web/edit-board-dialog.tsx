import { m } from '#platform/messages/messages.js';
import { EditConflict } from '#platform/ui/edit-conflict.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { useEditedFields } from '#platform/ui/hooks/use-edited-fields.ts';
import { BoardFields, type BoardValues } from './board-fields.tsx';
import { useUpdateBoard, type Board } from './queries.ts';
import { useLoadBoard } from './use-load-board.ts';

const fieldsOf = ({ title, description, privacy, categories }: BoardValues): BoardValues => ({
  title,
  description,
  privacy,
  categories,
});

/** Edits title, description, community and privacy. */
export function EditBoardDialog({ board: { attributes: board }, onClose }: { board: Board; onClose: () => void }) {
  const loadBoard = useLoadBoard(board.slug);
  const edit = useEditedFields<BoardValues>(fieldsOf(board), async () => fieldsOf(await loadBoard()));
  const update = useUpdateBoard();
  const save = () =>
    update.mutate({ params: { board_slug: board.slug }, json: edit.change }, { onSuccess: onClose, onError: edit.onError });
  return (
    <FormDialog
      title={m.boards_edit()}
      subtitle={board.title}
      save={m.boards_save()}
      change={{ error: edit.conflict ? null : update.error, isPending: update.isPending }}
      onSave={save}
      onClose={onClose}
    >
      <EditConflict
        conflict={edit.conflict}
        labels={{ title: m.boards_field_title(), description: m.boards_field_description() }}
        onChoice={update.reset}
      />
      <BoardFields values={edit.values} isPrivacyLocked={board.type === 'learning_pack'} onChange={edit.set} />
    </FormDialog>
  );
}
