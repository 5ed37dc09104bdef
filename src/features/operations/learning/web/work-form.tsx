import { useState } from 'react';
import { ReasonForm } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { toLines } from './lines.ts';
import type { WorkText } from './work-queries.ts';

type WorkFormProps = {
  values: WorkText;
  reason: { label: string; hint: string } | undefined;
  change: { error: Error | null; isPending: boolean };
  onSave: (values: WorkText, reason: string) => void;
  onClose: () => void;
};

type Typed = { title: string; task: string; criteria: string };
const toTyped = (text: { title: string; task: string; criteria: readonly string[] } | null): Typed => ({
  title: text?.title ?? '',
  task: text?.task ?? '',
  criteria: text?.criteria.join('\n') ?? '',
});
const toText = ({ title, task, criteria }: Typed) => ({ title, task, criteria: toLines(criteria) });
const isEmpty = (typed: Typed) => Object.values(typed).every((value) => value.trim() === '');

/** The text of a piece of work in both languages. */
export function WorkForm({ values, reason, change, onSave, onClose }: WorkFormProps) {
  const [english, setEnglish] = useState(() => toTyped(values));
  const [hindi, setHindi] = useState(() => toTyped(values.hindi));
  const [hours, setHours] = useState(String(values.hours));
  const { error } = change;
  return (
    <ReasonForm
      title={m.learning_work_correct_title()}
      text={m.learning_work_correct_text()}
      size="normal"
      save={m.content_save()}
      {...(reason && { reason })}
      change={change}
      onSave={(words) =>
        onSave({ ...toText(english), hours: Number(hours), hindi: isEmpty(hindi) ? null : toText(hindi) }, words)
      }
      onClose={onClose}
    >
      <fieldset className="stack gap-4">
        <legend className="strong mb-3">{m.learning_work_in_english()}</legend>
        <Fields typed={english} onChange={setEnglish} errorOf={(name) => fieldError(error, name)} required />
        <TextField
          label={m.learning_work_hours()}
          type="number"
          min={0.5}
          step={0.5}
          required
          value={hours}
          error={fieldError(error, 'hours')}
          onChange={({ currentTarget }) => setHours(currentTarget.value)}
        />
      </fieldset>
      <fieldset className="stack gap-4" lang="hi">
        <legend className="strong mb-3">{m.learning_work_in_hindi()}</legend>
        <Fields typed={hindi} onChange={setHindi} errorOf={(name) => fieldError(error, `hindi.${name}`)} required={false} />
      </fieldset>
    </ReasonForm>
  );
}

type FieldsProps = {
  typed: Typed;
  onChange: (typed: Typed) => void;
  errorOf: (name: string) => string | undefined;
  required: boolean;
};

function Fields({ typed, onChange, errorOf, required }: FieldsProps) {
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: errorOf(name) ?? errorOf(`${name}.0`),
    onChange: (event: { currentTarget: { value: string } }) => onChange({ ...typed, [name]: event.currentTarget.value }),
    ...(required ? { required } : { optional: true }),
  });
  return (
    <>
      <TextField label={m.learning_work_title()} maxLength={200} {...field('title')} />
      <TextArea label={m.learning_work_task()} maxLength={2000} rows={4} {...field('task')} />
      <TextArea label={m.learning_work_criteria()} hint={m.learning_work_criteria_hint()} rows={6} {...field('criteria')} />
    </>
  );
}
