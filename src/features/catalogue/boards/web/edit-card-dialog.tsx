import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { cardTitle } from './card-labels.ts';
import { useChangeCard, type Board, type BoardCard } from './queries.ts';

type EditCardDialogProps = { board: Board; card: BoardCard; onClose: () => void };

/** Edits a card's note, section, and own text. */
export function EditCardDialog({ board: { attributes: board }, card, onClose }: EditCardDialogProps) {
  const isOwnText = card.kind === 'note' || card.kind === 'link';
  const [note, setNote] = useState(card.note);
  const [section, setSection] = useState(card.section_id ?? '');
  const [title, setTitle] = useState(card.title);
  const [text, setText] = useState(card.text);
  const change = useChangeCard();
  const save = () =>
    change.mutate(
      {
        params: { board_slug: board.slug, card_id: card.id },
        json: { note, section_id: section || null, ...(isOwnText && { title, text }) },
      },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      title={m.boards_card_edit()}
      subtitle={cardTitle(card)}
      save={m.boards_save()}
      change={change}
      onSave={save}
      onClose={onClose}
    >
      {isOwnText && (
        <>
          <TextField
            label={m.boards_field_title()}
            value={title}
            maxLength={200}
            required
            onChange={(event) => setTitle(event.target.value)}
          />
          <TextArea
            label={m.boards_card_text()}
            value={text}
            maxLength={4000}
            rows={4}
            optional
            onChange={(event) => setText(event.target.value)}
          />
        </>
      )}
      <TextArea
        label={m.boards_card_note()}
        hint={m.boards_card_note_hint()}
        value={note}
        maxLength={500}
        rows={2}
        optional
        onChange={(event) => setNote(event.target.value)}
      />
      <SectionField board={board} value={section} onChange={setSection} />
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
