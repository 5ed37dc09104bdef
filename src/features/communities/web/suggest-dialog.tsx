import Lightbulb from 'lucide-react/icons/lightbulb';
import { useState, type SubmitEvent } from 'react';
import { useLogin } from '#features/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { SheetBody, SheetFoot } from '#platform/web/ui/sheet.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useToast } from '#platform/web/ui/toast.tsx';
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
      <Dialog
        size="small"
        open={open}
        onOpenChange={setOpen}
        title={m.communities_suggest()}
        subtitle={m.communities_suggest_text()}
      >
        <SuggestForm communities={communities} onSent={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function SuggestForm({ communities, onSent }: SuggestProps & { onSent: () => void }) {
  const [name, setName] = useState('');
  const [category, setCategory] = useState(communities.length === 1 ? (communities[0]?.slug ?? '') : '');
  const [reason, setReason] = useState('');
  const suggest = useSuggestTopic();
  const toast = useToast();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const sent = () => {
      toast.show(m.communities_suggest_thanks());
      onSent();
    };
    suggest.mutate({ json: { name, category, reason } }, { onSuccess: sent });
  };
  return (
    <form onSubmit={submit}>
      <SheetBody>
        {suggest.isError && (
          <Banner kind="bad" live>
            {suggest.error.message}
          </Banner>
        )}
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
      </SheetBody>
      <SheetFoot>
        <Button type="submit" className="push" loading={suggest.isPending}>
          {m.communities_suggest_send()}
        </Button>
      </SheetFoot>
    </form>
  );
}
