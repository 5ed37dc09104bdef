import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatTime, isoDay } from '#platform/language/format.ts';
import { ownTimeZone, zonedTime } from '#platform/language/time-zone.ts';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useInvite, type Applicant } from './queries.ts';

type Interview = Applicant['attributes']['interviews'][number];
type InviteDialogProps = { applicant: Applicant; before: Interview | undefined; onClose: () => void };
type Fields = Record<'day' | 'time' | 'zone' | 'minutes' | 'place' | 'link' | 'note', string>;

function initialFields(before: Interview | undefined): Fields {
  const zone = before?.time_zone ?? ownTimeZone();
  return {
    zone,
    day: before ? isoDay(before.starts_at, { timeZone: zone }) : '',
    time: before ? formatTime(before.starts_at, { timeZone: zone, locale: 'en-GB' }) : '',
    minutes: String(before?.minutes ?? 30),
    place: before?.place ?? '',
    link: before?.link ?? '',
    note: before?.note ?? '',
  };
}

/** Invites an applicant to an interview, or to another time for one. */
export function InviteDialog({ applicant, before, onClose }: InviteDialogProps) {
  const invite = useInvite();
  const toast = useToast();
  const [fields, setFields] = useState<Fields>(() => initialFields(before));
  const send = () => {
    const { day, time, zone, minutes, ...others } = fields;
    const starts_at = zonedTime(day, time, zone)?.toISOString() ?? '';
    const json = { from: applicant.attributes.stage, starts_at, minutes: Number(minutes), time_zone: zone, ...others };
    const onSuccess = () => {
      toast.show(m.applicants_interview_sent());
      onClose();
    };
    invite.mutate({ params: { id: applicant.id }, json }, { onSuccess });
  };
  return (
    <FormDialog
      title={before ? m.applicants_interview_change() : m.applicants_interview_invite()}
      subtitle={applicant.attributes.name}
      size="normal"
      save={m.applicants_interview_send()}
      change={invite}
      onSave={send}
      onClose={onClose}
    >
      <InviteFields fields={fields} onChange={(change) => setFields({ ...fields, ...change })} />
    </FormDialog>
  );
}

function InviteFields({ fields, onChange }: { fields: Fields; onChange: (change: Partial<Fields>) => void }) {
  const zones = [...new Set([ownTimeZone(), fields.zone, 'Asia/Kolkata', ...Intl.supportedValuesOf('timeZone')])];
  const control = (name: keyof Fields) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <div className="field-pair">
        <TextField label={m.applicants_interview_date()} type="date" required {...control('day')} />
        <TextField label={m.applicants_interview_time()} type="time" required {...control('time')} />
      </div>
      <div className="field-pair">
        <SelectField
          label={m.applicants_interview_zone()}
          options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          {...control('zone')}
        />
        <TextField label={m.applicants_interview_minutes()} type="number" min={5} max={480} required {...control('minutes')} />
      </div>
      <TextField label={m.applicants_interview_place()} optional maxLength={300} {...control('place')} />
      <TextField label={m.applicants_interview_link()} optional type="url" maxLength={500} {...control('link')} />
      <TextArea label={m.applicants_interview_note()} optional rows={3} maxLength={2000} {...control('note')} />
    </>
  );
}
