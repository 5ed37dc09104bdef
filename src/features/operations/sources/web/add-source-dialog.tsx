import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { fieldError } from '#platform/browser/field-error.ts';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { KIND_LABELS } from './labels.ts';
import { MappingTable } from './mapping-table.tsx';
import { useCreateSource, useTryOut, type Schedule, type SourceKind, type TryOut } from './queries.ts';
import { scheduleOptions } from './source-form.tsx';
import './sources.css';

type AddSourceProps = { onClose: () => void; onAdded: (id: string) => void };
type Draft = { address: string; kind: SourceKind | ''; company: string; apply_url: string };

const isKind = (value: string): value is SourceKind => value in KIND_LABELS;

/** Adds a source in two steps: an address is read first, and saved once one has seen what it gives. */
export function AddSourceDialog({ onClose, onAdded }: AddSourceProps) {
  const [draft, setDraft] = useState<Draft>({ address: '', kind: '', company: '', apply_url: '' });
  const tryOut = useTryOut();
  const found = tryOut.data?.data;
  const read = () => {
    const { kind, ...rest } = draft;
    tryOut.mutate({ json: { ...rest, ...(kind !== '' && { kind }) } });
  };
  if (found) return <SaveSource {...{ found, draft, onClose, onAdded }} onBack={() => tryOut.reset()} />;
  const text = (name: 'address' | 'company' | 'apply_url') => ({
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => setDraft({ ...draft, [name]: event.currentTarget.value }),
  });
  return (
    <FormDialog
      title={m.sources_add_title()}
      subtitle={m.sources_add_lead()}
      save={m.sources_try_out()}
      change={tryOut}
      onSave={read}
      onClose={onClose}
    >
      <div className="stack gap-4">
        <TextField label={m.sources_address()} hint={m.sources_address_hint()} type="url" required {...text('address')} />
        <SelectField
          label={m.sources_format()}
          placeholder={m.sources_recognise()}
          options={Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label: label() }))}
          value={draft.kind}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, kind: isKind(value) ? value : '' })}
        />
        <TextField label={m.sources_company()} hint={m.sources_company_hint()} optional {...text('company')} />
        <TextField label={m.sources_apply_url()} hint={m.sources_apply_hint()} optional type="url" {...text('apply_url')} />
      </div>
    </FormDialog>
  );
}

type SaveSourceProps = AddSourceProps & { found: TryOut; draft: Draft; onBack: () => void };

function SaveSource({ found: { attributes }, draft, onClose, onAdded }: SaveSourceProps) {
  const create = useCreateSource();
  const { kind, address, company, sample, rows, has_more, taken, errors } = attributes;
  const [name, setName] = useState(company);
  const [schedule, setSchedule] = useState<Schedule>('daily');
  const [reason, setReason] = useState('');
  const issue = fieldError(create.error, 'reason');
  const save = () =>
    create.mutate(
      { json: { name, address, kind, schedule, company: draft.company, apply_url: draft.apply_url, reason } },
      {
        onSuccess: ({ data }) => {
          onAdded(data.id);
          onClose();
        },
      },
    );
  const [first] = sample;
  return (
    <FormDialog
      size="normal"
      title={m.sources_found({ format: KIND_LABELS[kind]() })}
      save={m.sources_save_and_run()}
      change={{ isPending: create.isPending, error: create.error?.message === issue ? null : create.error }}
      onSave={save}
      onClose={onClose}
    >
      <div className="stack gap-4">
        <p>
          {has_more
            ? m.sources_read_some({ rows: formatNumber(rows), taken: formatNumber(taken) })
            : m.sources_read_all({ rows: formatNumber(rows), taken: formatNumber(taken) })}
        </p>
        <TextField
          label={m.sources_name()}
          required
          maxLength={200}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <SelectField
          label={m.sources_schedule()}
          options={scheduleOptions()}
          value={schedule}
          onChange={({ currentTarget: { value } }) => setSchedule(toSchedule(value))}
        />
        <TextField
          label={m.staff_reason()}
          hint={m.staff_reason_hint()}
          error={issue}
          required
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {first && <MappingTable row={first} />}
        {errors.length > 0 && (
          <ul className="source-errors small">
            {errors.map(({ position, at, reason }) => (
              <li key={position}>
                <span className="muted">{at}</span>
                <span className="muted">{reason}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </FormDialog>
  );
}

const toSchedule = (value: string): Schedule =>
  (['manual', 'hourly', 'six-hours', 'daily', 'weekly'] as const).find((schedule) => schedule === value) ?? 'daily';
