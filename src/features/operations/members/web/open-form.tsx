import { useState, type FormEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useOpenMember, type Member } from './queries.ts';

const PRESETS = [m.members_open_request, m.members_open_report, m.members_open_payment];

/** Asks why the account is opened, before anything personal is shown. */
export function OpenForm({ member: { attributes } }: { member: Member }) {
  const open = useOpenMember();
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open.mutate({ params: { slug: attributes.slug }, json: { reason } });
  };
  return (
    <form className="work-section" onSubmit={submit}>
      <h3>{m.members_open_title()}</h3>
      <p className="small muted">{m.members_open_text()}</p>
      {open.error && (
        <Banner kind="bad" live>
          {open.error.message}
        </Banner>
      )}
      <div className="row gap-2">
        {PRESETS.map((preset) => (
          <Button key={preset()} variant="quiet" small onClick={() => setReason(preset())}>
            {preset()}
          </Button>
        ))}
      </div>
      <TextField
        label={m.members_open_reason()}
        required
        minLength={5}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" small loading={open.isPending}>
          {m.members_open()}
        </Button>
      </div>
    </form>
  );
}
