import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { SectionField } from './edit-card-dialog.tsx';
import { usePinCard, type Board } from './queries.ts';

type Kind = 'link' | 'note';
type AddCardDialogProps = { board: Board; sectionId: string | null; onClose: () => void };

/** Adds a link or a note; catalogue content is pinned from its own page. */
export function AddCardDialog({ board: { attributes: board }, sectionId, onClose }: AddCardDialogProps) {
  const [kind, setKind] = useState<Kind>('link');
  const [url, setUrl] = useState('');
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [section, setSection] = useState(sectionId ?? '');
  const pin = usePinCard();
  const toast = useToast();
  const save = () => {
    const common = { title, text, section_id: section || null };
    const json = kind === 'link' ? { kind, url: withScheme(url), ...common } : { kind, ...common };
    pin.mutate(
      { params: { board_slug: board.slug }, json },
      {
        onSuccess: ({ meta }) => {
          toast.show(meta.fresh ? m.boards_added() : m.boards_already());
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={m.boards_add()}
      subtitle={m.boards_add_text()}
      save={m.boards_add_action()}
      change={pin}
      onSave={save}
      onClose={onClose}
    >
      <Segmented<Kind>
        label={m.boards_add_kind()}
        value={kind}
        onValueChange={setKind}
        options={[
          { value: 'link', label: m.boards_kind_link() },
          { value: 'note', label: m.boards_kind_note() },
        ]}
      />
      {kind === 'link' && (
        <TextField
          label={m.boards_add_url()}
          type="text"
          inputMode="url"
          autoComplete="url"
          value={url}
          maxLength={2000}
          required
          onChange={(event) => setUrl(event.target.value)}
        />
      )}
      <TextField
        label={m.boards_field_title()}
        value={title}
        maxLength={200}
        required={kind === 'note'}
        optional={kind === 'link'}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label={m.boards_card_text()}
        value={text}
        maxLength={4000}
        rows={3}
        optional
        onChange={(event) => setText(event.target.value)}
      />
      <SectionField board={board} value={section} onChange={setSection} />
    </FormDialog>
  );
}

/** Adds a scheme to input such as "pgexercises.com". */
const withScheme = (address: string): string => {
  const url = address.trim();
  return /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`;
};
