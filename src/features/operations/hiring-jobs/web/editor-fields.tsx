import { roleTypeLabel, workModeLabel } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { EditorPart } from './editor-part.tsx';
import { fieldError, toNumber, type FieldsProps } from './field-error.ts';
import type { Content } from './queries.ts';

const TYPES: readonly Content['role_type'][] = ['Full-time', 'Part-time', 'Apprenticeship', 'Internship', 'Contract'];
const MODES: readonly Content['work_mode'][] = ['On-site', 'Hybrid', 'Remote'];
const CURRENCIES: readonly Content['pay']['currency'][] = ['INR', 'USD', 'EUR', 'GBP'];
const PERIODS: readonly Content['pay']['period'][] = ['year', 'month', 'hour'];
const PERIOD_LABELS = { year: m.hiring_field_per_year, month: m.hiring_field_per_month, hour: m.hiring_field_per_hour };

const pick = <T extends string>(values: readonly T[], value: string): T =>
  values.find((item) => item === value) ?? (values[0] as T);

export function RoleFields({ content, change, error }: FieldsProps) {
  return (
    <EditorPart id="part-role" title={m.hiring_part_role()}>
      <TextField
        label={m.hiring_field_title()}
        maxLength={200}
        value={content.title}
        error={fieldError(error, 'title')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <div className="hiring-fields">
        <SelectField
          label={m.hiring_field_type()}
          options={TYPES.map((value) => ({ value, label: roleTypeLabel(value) }))}
          value={content.role_type}
          onChange={(event) => change({ role_type: pick(TYPES, event.target.value) })}
        />
        <SelectField
          label={m.hiring_field_mode()}
          options={MODES.map((value) => ({ value, label: workModeLabel(value) }))}
          value={content.work_mode}
          onChange={(event) => change({ work_mode: pick(MODES, event.target.value) })}
        />
      </div>
    </EditorPart>
  );
}

export function PayFields({ content: { pay }, change, error }: FieldsProps) {
  const amount = (name: 'min' | 'max', label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      type="number"
      min={0}
      value={pay[name] ?? ''}
      error={fieldError(error, `pay.${name}`)}
      onChange={(event) => change({ pay: { ...pay, [name]: toNumber(event.target.value) } })}
    />
  );
  return (
    <EditorPart id="part-pay" title={m.hiring_part_pay()}>
      <div className="hiring-fields [--min:96px]">
        {amount('min', m.hiring_field_from())}
        {amount('max', m.hiring_field_to())}
        <SelectField
          label={m.hiring_field_currency()}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          value={pay.currency}
          onChange={(event) => change({ pay: { ...pay, currency: pick(CURRENCIES, event.target.value) } })}
        />
        <SelectField
          label={m.hiring_field_per()}
          options={PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value]() }))}
          value={pay.period}
          onChange={(event) => change({ pay: { ...pay, period: pick(PERIODS, event.target.value) } })}
        />
      </div>
    </EditorPart>
  );
}

export function ExperienceFields({ content, change, error }: FieldsProps) {
  const years = (name: 'experience_min' | 'experience_max', label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      type="number"
      min={0}
      max={40}
      value={content[name] ?? ''}
      error={fieldError(error, name)}
      onChange={(event) => change({ [name]: toNumber(event.target.value) })}
    />
  );
  return (
    <EditorPart id="part-experience" title={m.hiring_part_experience()}>
      <div className="hiring-fields">
        {years('experience_min', m.hiring_field_years_from())}
        {years('experience_max', m.hiring_field_years_to())}
        <TextField
          label={m.hiring_field_closes()}
          type="date"
          value={content.closes_on ?? ''}
          error={fieldError(error, 'closes_on')}
          onChange={(event) => change({ closes_on: event.target.value === '' ? null : event.target.value })}
        />
      </div>
    </EditorPart>
  );
}
