import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { EditConflict } from '#platform/ui/edit-conflict.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { useEditedFields } from '#platform/ui/hooks/use-edited-fields.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { cardTitle } from './card-labels.ts';
import { useChangeCard, type Board, type BoardCard } from './queries.ts';
import { useLoadBoard } from './use-load-board.ts';

type EditCardDialogProps = { board: Board; card: BoardCard; onClose: () => void };

type Fields = { title: string; text: string; note: string; section_id: string | null };
const fieldsOf = ({ title, text, note, section_id }: BoardCard): Fields => ({ title, text, note, section_id });

/** Edits a card's note, section, and own text. */
export function EditCardDialog({ board: { attributes: board }, card, onClose }: EditCardDialogProps) {
  const isOwnText = card.kind === 'note' || card.kind === 'link';
  const loadBoard = useLoadBoard(board.slug);
  const [saved, setSaved] = useState(card);
  const edit = useEditedFields<Fields>(fieldsOf(card), async () => {
    const current = (await loadBoard()).cards.find(({ id }) => id === card.id) ?? card;
    setSaved(current);
    return fieldsOf(current);
  });
  const { title, text, note, section_id } = edit.values;
  const change = useChangeCard();
  const save = () =>
    change.mutate(
      { params: { board_slug: board.slug, card_id: card.id }, json: edit.change },
      { onSuccess: onClose, onError: edit.onError },
    );
  const labels = { title: m.boards_field_title(), text: m.boards_card_text(), note: m.boards_card_note() };
  return (
    <FormDialog
      title={m.boards_card_edit()}
      subtitle={cardTitle(card)}
      save={m.boards_save()}
      change={{ error: edit.conflict ? null : change.error, isPending: change.isPending }}
      onSave={save}
      onClose={onClose}
    >
      <EditConflict
        conflict={edit.conflict}
        labels={labels}
        by={saved.edited?.by ?? null}
        at={saved.edited?.at ?? null}
        onChoice={change.reset}
      />
      {isOwnText && (
        <>
          <TextField
            label={labels.title}
            value={title}
            maxLength={200}
            required
            onChange={(event) => edit.set({ title: event.target.value })}
          />
          <TextArea
            label={labels.text}
            value={text}
            maxLength={4000}
            rows={4}
            optional
            onChange={(event) => edit.set({ text: event.target.value })}
          />
        </>
      )}
      <TextArea
        label={labels.note}
        hint={m.boards_card_note_hint()}
        value={note}
        maxLength={500}
        rows={2}
        optional
        onChange={(event) => edit.set({ note: event.target.value })}
      />
      <SectionField board={board} value={section_id ?? ''} onChange={(id) => edit.set({ section_id: id || null })} />
    </FormDialog>
  );
}

type SectionFieldProps = { board: Board['attributes']; value: string; onChange: (id: string) => void };

/** Selects the section; renders nothing if there are none. */
export function SectionField({ board, value, onChange }: SectionFieldProps) {
  if (board.sections.length === 0) return null;
  return (
    <SelectField
      label={m.boards_card_section()}
      value={value}
      placeholder={m.boards_card_no_section()}
      options={board.sections.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
