import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useAddSection, useRenameSection, type Board } from './queries.ts';

type Section = Board['attributes']['sections'][number];
type SectionDialogProps = { board: Board; section?: Section; onClose: () => void };

/** Adds or renames a section. */
export function SectionDialog({ board, section, onClose }: SectionDialogProps) {
  const [title, setTitle] = useState(section?.title ?? '');
  const [add, rename] = [useAddSection(), useRenameSection()];
  const board_slug = board.attributes.slug;
  const save = () =>
    section
      ? rename.mutate({ params: { board_slug, section_id: section.id }, json: { title } }, { onSuccess: onClose })
      : add.mutate({ params: { board_slug }, json: { title } }, { onSuccess: onClose });
  return (
    <FormDialog
      title={section ? m.boards_section_rename() : m.boards_section_add()}
      subtitle={m.boards_section_text()}
      save={m.boards_save()}
      change={section ? rename : add}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={m.boards_section_title()}
        value={title}
        maxLength={80}
        required
        onChange={(event) => setTitle(event.target.value)}
      />
    </FormDialog>
  );
}
