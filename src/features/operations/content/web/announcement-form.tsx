import { useState } from 'react';
import { ReasonForm } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { ContentFormProps } from './content-forms.tsx';
import { AUDIENCES, PARTS } from './labels.ts';
import { TimeFields, type Times } from './publication-times.tsx';
import type { AnnouncementInput } from './queries.ts';

export type AnnouncementValues = Required<Omit<AnnouncementInput, keyof Times>> & Times;

type AnnouncementFormProps = ContentFormProps & {
  values: AnnouncementValues;
  onSave: (values: AnnouncementValues, reason: string) => void;
};

const optionsOf = (labels: Readonly<Record<string, () => string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: label() }));
const keyOf = <Key extends string>(labels: Readonly<Record<Key, unknown>>, value: string): Key | undefined =>
  (Object.keys(labels) as Key[]).find((key) => key === value);

/** What an announcement says, to whom, where and when. */
export function AnnouncementForm({ values: first, change, onSave, ...form }: AnnouncementFormProps) {
  const [values, setValues] = useState(first);
  const set = (part: Partial<AnnouncementValues>) => setValues((current) => ({ ...current, ...part }));
  const text = (name: 'text_en' | 'text_hi' | 'link' | 'link_en' | 'link_hi') => ({
    value: values[name],
    error: fieldError(change.error, name),
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });
  return (
    <ReasonForm {...form} size="normal" save={m.content_save()} change={change} onSave={(reason) => onSave(values, reason)}>
      <TextArea label={m.announcements_text_en()} required minLength={3} maxLength={240} rows={2} {...text('text_en')} />
      <TextArea
        label={m.announcements_text_hi()}
        hint={m.announcements_hi_hint()}
        optional
        maxLength={240}
        rows={2}
        lang="hi"
        {...text('text_hi')}
      />
      <div className="grid [--min:220px] gap-4">
        <SelectField
          label={m.announcements_audience()}
          options={optionsOf(AUDIENCES)}
          value={values.audience}
          onChange={({ currentTarget: { value } }) => set({ audience: keyOf(AUDIENCES, value) ?? values.audience })}
        />
        <SelectField
          label={m.announcements_part()}
          options={optionsOf(PARTS)}
          value={values.part}
          onChange={({ currentTarget: { value } }) => set({ part: keyOf(PARTS, value) ?? values.part })}
        />
      </div>
      <TimeFields values={values} onChange={set} error={change.error} />
      <TextField label={m.announcements_link()} hint={m.announcements_link_hint()} optional maxLength={500} {...text('link')} />
      <div className="grid [--min:220px] gap-4">
        <TextField
          label={m.announcements_link_en()}
          hint={m.announcements_link_words_hint()}
          optional
          maxLength={60}
          {...text('link_en')}
        />
        <TextField
          label={m.announcements_link_hi()}
          hint={m.announcements_hi_hint()}
          optional
          maxLength={60}
          lang="hi"
          {...text('link_hi')}
        />
      </div>
      <Checkbox
        checked={values.dismissible}
        hint={m.announcements_dismissible_hint()}
        onChange={({ currentTarget }) => set({ dismissible: currentTarget.checked })}
      >
        {m.announcements_dismissible()}
      </Checkbox>
    </ReasonForm>
  );
}
