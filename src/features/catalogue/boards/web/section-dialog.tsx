import { m } from '#platform/messages/messages.js';
import { EditConflict } from '#platform/ui/edit-conflict.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { useEditedFields } from '#platform/ui/hooks/use-edited-fields.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { useAddSection, useRenameSection, type Board } from './queries.ts';
import { useLoadBoard } from './use-load-board.ts';

type Section = Board['attributes']['sections'][number];
type SectionDialogProps = { board: Board; section?: Section; onClose: () => void };

/** Adds or renames a section. */
export function SectionDialog({ board, section, onClose }: SectionDialogProps) {
  const [add, rename] = [useAddSection(), useRenameSection()];
  const board_slug = board.attributes.slug;
  const loadBoard = useLoadBoard(board_slug);
  const edit = useEditedFields({ title: section?.title ?? '' }, async () => {
    const { sections } = await loadBoard();
    return { title: sections.find(({ id }) => id === section?.id)?.title ?? '' };
  });
  const { title } = edit.values;
  const save = () =>
    section
      ? rename.mutate(
          { params: { board_slug, section_id: section.id }, json: { ...edit.change, title } },
          { onSuccess: onClose, onError: edit.onError },
        )
      : add.mutate({ params: { board_slug }, json: { title } }, { onSuccess: onClose });
  return (
    <FormDialog
      title={section ? m.boards_section_rename() : m.boards_section_add()}
      subtitle={m.boards_section_text()}
      save={m.boards_save()}
      change={{ error: edit.conflict ? null : (rename.error ?? add.error), isPending: rename.isPending || add.isPending }}
      onSave={save}
      onClose={onClose}
    >
      <EditConflict conflict={edit.conflict} labels={{ title: m.boards_section_title() }} onChoice={rename.reset} />
      <TextField
        label={m.boards_section_title()}
        value={title}
        maxLength={80}
        required
        onChange={(event) => edit.set({ title: event.target.value })}
      />
    </FormDialog>
  );
}
