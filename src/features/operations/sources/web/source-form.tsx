import { useState, type FormEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { KIND_LABELS, SCHEDULE_LABELS } from './labels.ts';
import { useUpdateSource, type Schedule, type Source } from './queries.ts';
import './sources.css';

export const scheduleOptions = () => Object.entries(SCHEDULE_LABELS).map(([value, label]) => ({ value, label: label() }));
const isSchedule = (value: string): value is Schedule => value in SCHEDULE_LABELS;

/** Where a source is and when it runs. */
export function SourceForm({ source: { id, attributes } }: { source: Source }) {
  const update = useUpdateSource();
  const [values, setValues] = useState({
    address: attributes.address ?? '',
    company: attributes.company,
    apply_url: attributes.apply_url ?? '',
    schedule: attributes.schedule,
  });
  const [reason, setReason] = useState('');
  const isFile = attributes.address === null;
  const issue = fieldError(update.error, 'reason');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { address, schedule, ...both } = values;
    const { address: seenAddress, company, apply_url, schedule: seenSchedule } = attributes;
    const before = { address: seenAddress, company, apply_url, schedule: seenSchedule };
    update.mutate({ params: { id }, json: { ...both, ...(!isFile && { address, schedule }), before, reason } });
  };
  const text = (name: 'address' | 'company' | 'apply_url') => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => setValues({ ...values, [name]: event.currentTarget.value }),
  });
  return (
    <form className="source-form" onSubmit={save}>
      {update.error && update.error.message !== issue && (
        <Banner kind="bad" live>
          {update.error.message}
        </Banner>
      )}
      {isFile ? (
        <p className="source-form-full">{m.sources_file({ name: attributes.file_name })}</p>
      ) : (
        <div className="source-form-full">
          <TextField label={m.sources_address()} type="url" required {...text('address')} />
        </div>
      )}
      <TextField label={m.sources_company()} hint={m.sources_company_hint()} optional {...text('company')} />
      <TextField label={m.sources_apply_url()} hint={m.sources_apply_hint()} optional type="url" {...text('apply_url')} />
      <p>
        <span className="label">{m.sources_format()}</span>
        <br />
        {KIND_LABELS[attributes.kind]()}
      </p>
      {!isFile && (
        <SelectField
          label={m.sources_schedule()}
          options={scheduleOptions()}
          value={values.schedule}
          onChange={({ currentTarget: { value } }) => isSchedule(value) && setValues({ ...values, schedule: value })}
        />
      )}
      <div className="source-form-full">
        <TextField
          label={m.staff_reason()}
          hint={m.staff_reason_hint()}
          error={issue}
          required
          maxLength={500}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
      </div>
      <div className="source-form-full">
        <Button type="submit" variant="quiet" small loading={update.isPending}>
          {m.sources_save()}
        </Button>
        <span className="small muted source-manners">{m.sources_manners()}</span>
      </div>
    </form>
  );
}
