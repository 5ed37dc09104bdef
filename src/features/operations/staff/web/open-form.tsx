import { useHydrated } from '@tanstack/react-router';
import { useRef, type SubmitEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { formText } from '#platform/browser/form-text.ts';
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

/**
 * Asks why something of a member's is opened, before anything personal is shown. The field keeps its own text, because what is
 * typed before hydration is in no state; it cannot be sent before that.
 */
export function OpenForm({ presets, change, onOpen }: OpenFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onOpen(formText(event.currentTarget, 'reason'));
  };
  const fill = (preset: string) => {
    if (field.current) field.current.value = preset;
  };
  const issue = fieldError(change.error, 'reason');
  return (
    <form className="work-section" onSubmit={submit}>
      <h3>{m.staff_open_title()}</h3>
      <p className="small muted">{m.staff_open_text()}</p>
      {change.error && change.error.message !== issue && (
        <Banner kind="bad" live>
          {change.error.message}
        </Banner>
      )}
      <div className="row gap-2">
        {presets.map((preset) => (
          <Button key={preset} variant="quiet" small onClick={() => fill(preset)}>
            {preset}
          </Button>
        ))}
      </div>
      <TextField ref={field} name="reason" label={m.staff_open_reason()} error={issue} required maxLength={500} />
      <div>
        <Button type="submit" small disabled={!isHydrated} loading={change.isPending}>
          {m.staff_open()}
        </Button>
      </div>
    </form>
  );
}
