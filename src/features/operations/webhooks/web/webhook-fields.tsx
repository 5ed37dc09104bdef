import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { FieldError } from '#platform/ui/field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { EVENT_LABELS } from './labels.ts';
import type { WebhookEvent } from './queries.ts';

export type Fields<E extends WebhookEvent = WebhookEvent> = { url: string; description: string; events: E[] };

type WebhookFieldsProps<E extends WebhookEvent> = {
  values: Fields<E>;
  set: (fields: Partial<Fields<E>>) => void;
  /** What can be chosen, in its order. */
  events: readonly E[];
  error: Error | null;
};

/** The fields of a webhook: its address, what it is for, and what it is told of. */
export function WebhookFields<E extends WebhookEvent>({ values, set, events, error }: WebhookFieldsProps<E>) {
  const toggle = (event: E, on: boolean) =>
    set({ events: events.filter((one) => (one === event ? on : values.events.includes(one))) });
  return (
    <>
      <TextField
        label={m.webhooks_url()}
        hint={m.webhooks_url_hint()}
        type="url"
        required
        maxLength={2000}
        autoComplete="off"
        value={values.url}
        error={fieldError(error, 'url')}
        onChange={(event) => set({ url: event.target.value })}
      />
      <TextField
        label={m.webhooks_description()}
        hint={m.webhooks_description_hint()}
        optional
        maxLength={200}
        value={values.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <fieldset className="stack gap-2">
        <legend className="label">{m.webhooks_events()}</legend>
        {events.map((event) => (
          <Checkbox
            key={event}
            checked={values.events.includes(event)}
            onChange={(change) => toggle(event, change.target.checked)}
          >
            {EVENT_LABELS[event]()}
          </Checkbox>
        ))}
        <FieldError>{fieldError(error, 'events')}</FieldError>
      </fieldset>
    </>
  );
}

/** What a dialog shows above its fields: what none of them shows. */
export const otherError = (error: Error | null): Error | null =>
  ['url', 'events'].some((path) => fieldError(error, path)) ? null : error;
