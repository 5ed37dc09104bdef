import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState, type SubmitEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { SheetBody, SheetFoot } from '#platform/ui/sheet.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { EVENT_KINDS } from './event-labels.ts';
import { useCreateEvent } from './queries.ts';

/** The dialog in which staff create an event; times are entered in the browser's time zone. */
export function EventDialog({ slug }: { slug: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={m.communities_event_add()}
      subtitle={m.communities_event_add_text()}
      trigger={
        <Button variant="quiet" small icon={CalendarPlus}>
          {m.communities_event_add()}
        </Button>
      }
    >
      <EventForm slug={slug} onSent={() => setOpen(false)} />
    </Dialog>
  );
}

const EMPTY = {
  kind: 'conference',
  title: '',
  text: '',
  starts_at: '',
  ends_at: '',
  place: '',
  link: '',
  organiser: '',
  reason: '',
};

function EventForm({ slug, onSent }: { slug: string; onSent: () => void }) {
  const [values, setValues] = useState(EMPTY);
  const create = useCreateEvent();
  const field = (name: keyof typeof EMPTY) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues((current) => ({ ...current, [name]: event.target.value })),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const json = {
      ...values,
      kind: EVENT_KINDS.find(({ value }) => value === values.kind)?.value ?? 'conference',
      starts_at: new Date(values.starts_at).toISOString(),
      ends_at: new Date(values.ends_at).toISOString(),
      time_zone: timeZone,
    };
    create.mutate({ params: { slug }, json }, { onSuccess: onSent });
  };
  return (
    <form onSubmit={submit}>
      <SheetBody>
        {create.isError && (
          <Banner kind="bad" live>
            {create.error.message}
          </Banner>
        )}
        <TextField label={m.communities_event_title()} required minLength={3} maxLength={150} {...field('title')} />
        <SelectField
          label={m.communities_event_kind()}
          options={EVENT_KINDS.map(({ value, label }) => ({ value, label: label() }))}
          {...field('kind')}
        />
        <div className="grid [--min:200px] gap-4">
          <TextField label={m.communities_event_starts()} type="datetime-local" required {...field('starts_at')} />
          <TextField label={m.communities_event_ends()} type="datetime-local" required {...field('ends_at')} />
        </div>
        <TextArea label={m.communities_event_text()} required minLength={10} maxLength={2000} rows={4} {...field('text')} />
        <TextField label={m.communities_event_organiser()} required minLength={2} maxLength={120} {...field('organiser')} />
        <TextField label={m.communities_event_place()} optional maxLength={150} {...field('place')} />
        <TextField
          label={m.communities_event_link()}
          optional
          type="url"
          placeholder="https://"
          maxLength={500}
          {...field('link')}
        />
        <TextField
          label={m.staff_reason()}
          hint={m.staff_reason_hint()}
          required
          minLength={5}
          maxLength={500}
          {...field('reason')}
        />
      </SheetBody>
      <SheetFoot>
        <Button type="submit" className="push-end" loading={create.isPending}>
          {m.communities_event_save()}
        </Button>
      </SheetFoot>
    </form>
  );
}
