import { useState, type FormEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import '#platform/ui/styles/workspace.css';

type OpenFormProps = {
  /** Frequent reasons. */
  presets: readonly string[];
  change: { error: Error | null; isPending: boolean };
  onOpen: (reason: string) => void;
};

/** Asks why something of a member's is opened, before anything personal is shown. */
export function OpenForm({ presets, change, onOpen }: OpenFormProps) {
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onOpen(reason);
  };
  return (
    <form className="work-section" onSubmit={submit}>
      <h3>{m.staff_open_title()}</h3>
      <p className="small muted">{m.staff_open_text()}</p>
      {change.error && (
        <Banner kind="bad" live>
          {change.error.message}
        </Banner>
      )}
      <div className="row gap-2">
        {presets.map((preset) => (
          <Button key={preset} variant="quiet" small onClick={() => setReason(preset)}>
            {preset}
          </Button>
        ))}
      </div>
      <TextField
        label={m.staff_open_reason()}
        required
        minLength={5}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" small loading={change.isPending}>
          {m.staff_open()}
        </Button>
      </div>
    </form>
  );
}
