import Lightbulb from 'lucide-react/icons/lightbulb';
import { useState } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useSuggestTopic, type Community } from './queries.ts';

type SuggestProps = { communities: readonly Pick<Community['attributes'], 'slug' | 'name'>[] };

/** Suggests a topic for one of the communities; with a single one it is that one's. */
export function SuggestDialog({ communities }: SuggestProps) {
  const [open, setOpen] = useState(false);
  const login = useLogin();
  return (
    <>
      <Button
        variant="quiet"
        small
        icon={Lightbulb}
        onClick={() => setOpen(login.require({ reason: m.communities_suggest_sign_in() }))}
      >
        {m.communities_suggest()}
      </Button>
      {open && <SuggestForm communities={communities} onClose={() => setOpen(false)} />}
    </>
  );
}

function SuggestForm({ communities, onClose }: SuggestProps & { onClose: () => void }) {
  const [name, setName] = useState('');
  const [category, setCategory] = useState(communities.length === 1 ? (communities[0]?.slug ?? '') : '');
  const [reason, setReason] = useState('');
  const suggest = useSuggestTopic();
  const toast = useToast();
  const thank = () => {
    toast.show(m.communities_suggest_thanks());
    onClose();
  };
  return (
    <FormDialog
      title={m.communities_suggest()}
      subtitle={m.communities_suggest_text()}
      save={m.communities_suggest_send()}
      change={suggest}
      onSave={() => suggest.mutate({ json: { name, category, reason } }, { onSuccess: thank })}
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
          options={communities.map((one) => ({ value: one.slug, label: one.name }))}
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
