import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { TextField } from '#platform/ui/text-field.tsx';

export type Times = { starts_at: string | null; ends_at: string | null };

const MINUTE_MS = 60_000;

/** A moment as a field for date and time has it, in the time zone of the browser. */
function toLocal(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

const toMoment = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());

type TimeFieldsProps = { values: Times; onChange: (times: Partial<Times>) => void; error: Error | null };

/** From when and until when readers see it. */
export function TimeFields({ values, onChange, error }: TimeFieldsProps) {
  const field = (name: keyof Times) => ({
    type: 'datetime-local',
    error: fieldError(error, name),
    value: toLocal(values[name]),
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: toMoment(event.currentTarget.value) }),
  });
  return (
    <div className="grid [--min:220px] items-start gap-4">
      <TextField label={m.content_from()} hint={m.content_from_hint()} optional {...field('starts_at')} />
      <TextField label={m.content_until()} hint={m.content_until_hint()} optional {...field('ends_at')} />
    </div>
  );
}
