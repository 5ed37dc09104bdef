import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { isoDay, formatTime } from '#platform/language/format.ts';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useInvite, type Applicant } from './queries.ts';
import { zonedTime } from './zoned-time.ts';

type Interview = Applicant['attributes']['interviews'][number];
type InviteDialogProps = { applicant: Applicant; before: Interview | undefined; onClose: () => void };

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Invites an applicant to an interview, or to another time for one. */
export function InviteDialog({ applicant, before, onClose }: InviteDialogProps) {
  const invite = useInvite();
  const toast = useToast();
  const [zone, setZone] = useState(before?.time_zone ?? ownZone());
  const [day, setDay] = useState(before ? isoDay(before.starts_at, { timeZone: zone }) : '');
  const [time, setTime] = useState(before ? formatTime(before.starts_at, { timeZone: zone, locale: 'en-GB' }) : '');
  const [minutes, setMinutes] = useState(String(before?.minutes ?? 30));
  const [others, setOthers] = useState({ place: before?.place ?? '', link: before?.link ?? '', note: before?.note ?? '' });
  const send = () =>
    invite.mutate(
      {
        params: { id: applicant.id },
        json: {
          from: applicant.attributes.stage,
          starts_at: zonedTime(day, time, zone)?.toISOString() ?? '',
          minutes: Number(minutes),
          time_zone: zone,
          ...others,
        },
      },
      {
        onSuccess: () => {
          toast.show(m.applicants_interview_sent());
          onClose();
        },
      },
    );
  const zones = [...new Set([ownZone(), zone, 'Asia/Kolkata', ...Intl.supportedValuesOf('timeZone')])];
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
      <div className="field-pair">
        <TextField label={m.applicants_interview_date()} type="date" required value={day} onChange={(event) => setDay(event.target.value)} />
        <TextField label={m.applicants_interview_time()} type="time" required value={time} onChange={(event) => setTime(event.target.value)} />
      </div>
      <div className="field-pair">
        <SelectField
          label={m.applicants_interview_zone()}
          options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        />
        <TextField
          label={m.applicants_interview_minutes()}
          type="number"
          min={5}
          max={480}
          required
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
      </div>
      <TextField
        label={m.applicants_interview_place()}
        optional
        maxLength={300}
        value={others.place}
        onChange={(event) => setOthers({ ...others, place: event.target.value })}
      />
      <TextField
        label={m.applicants_interview_link()}
        optional
        type="url"
        maxLength={500}
        value={others.link}
        onChange={(event) => setOthers({ ...others, link: event.target.value })}
      />
      <TextArea
        label={m.applicants_interview_note()}
        optional
        rows={3}
        maxLength={2000}
        value={others.note}
        onChange={(event) => setOthers({ ...others, note: event.target.value })}
      />
    </FormDialog>
  );
}
