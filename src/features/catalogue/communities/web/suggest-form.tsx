import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useSuggestTopic } from './queries.ts';
import type { SuggestProps } from './suggest-dialog.tsx';

/** The form that `SuggestDialog` opens. */
export function SuggestForm({ communities, onClose }: SuggestProps & { onClose: () => void }) {
  const [name, setName] = useState('');
  const [category, setCategory] = useState(communities.length === 1 ? (communities[0]?.slug ?? '') : '');
  const [reason, setReason] = useState('');
  const suggest = useSuggestTopic();
  const toast = useToast();
  const confirm = () => {
    toast.show(m.communities_suggest_thanks());
    onClose();
  };
  return (
    <FormDialog
      title={m.communities_suggest()}
      subtitle={m.communities_suggest_text()}
      save={m.communities_suggest_send()}
      change={suggest}
      onSave={() => suggest.mutate({ json: { name, category, reason } }, { onSuccess: confirm })}
      onClose={onClose}
    >
      <TextField
        label={m.communities_suggest_name()}
        hint={m.communities_suggest_name_hint()}
        required
        minLength={2}
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {communities.length > 1 && (
        <SelectField
          label={m.communities_suggest_community()}
          required
          placeholder={m.communities_choose()}
          value={category}
          options={communities.map((community) => ({ value: community.slug, label: community.name }))}
          onChange={(event) => setCategory(event.target.value)}
        />
      )}
      <TextArea
        label={m.communities_suggest_reason()}
        optional
        maxLength={500}
        rows={3}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
