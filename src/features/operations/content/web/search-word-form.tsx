import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonForm, useFormValues } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { ContentFormProps } from './content-forms.tsx';
import { MEANING_KINDS, MEANING_LABELS } from './search-word-labels.ts';
import { searchMeaningsQuery, type MeaningKind, type SearchWordValues } from './search-word-queries.ts';

type SearchWordFormProps = ContentFormProps & {
  values: SearchWordValues;
  /** How what they stand for is called. */
  name: string;
  onSave: (values: SearchWordValues, reason: string) => void;
};

/** Words, what they stand for, and a note. */
export function SearchWordForm({ values: first, name, change, onSave, ...form }: SearchWordFormProps) {
  const { values, set, field } = useFormValues(first, change.error);
  return (
    <ReasonForm {...form} size="normal" save={m.content_save()} change={change} onSave={(reason) => onSave(values, reason)}>
      <div className="grid [--min:220px] items-start gap-4">
        <TextField
          label={m.search_words_words()}
          hint={m.search_words_words_hint()}
          required
          maxLength={60}
          {...field('words')}
        />
        <SelectField
          label={m.search_words_kind()}
          options={MEANING_KINDS.map((kind) => ({ value: kind, label: MEANING_LABELS[kind]() }))}
          value={values.kind}
          onChange={({ currentTarget: { value } }) =>
            set({ kind: MEANING_KINDS.find((kind) => kind === value) ?? values.kind, value: '' })
          }
        />
      </div>
      {values.kind === 'text' ? (
        <TextField
          label={m.search_words_value_text()}
          hint={m.search_words_value_text_hint()}
          required
          maxLength={200}
          {...field('value')}
        />
      ) : (
        <MeaningField
          key={values.kind}
          kind={values.kind}
          value={values.value}
          name={values.kind === first.kind ? name : ''}
          error={fieldError(change.error, 'value')}
          onChange={(value) => set({ value })}
        />
      )}
      <TextArea
        label={m.search_words_note()}
        hint={m.search_words_note_hint()}
        optional
        rows={2}
        maxLength={500}
        {...field('note')}
      />
    </ReasonForm>
  );
}

type MeaningFieldProps = {
  kind: MeaningKind;
  value: string;
  name: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Finds what the words stand for by its name. */
function MeaningField({ kind, value, name, error, onChange }: MeaningFieldProps) {
  const [find, setFind] = useState(name);
  const { data } = useQuery({
    ...searchMeaningsQuery(kind, find),
    enabled: find.trim() !== '',
    placeholderData: keepPreviousData,
  });
  const meanings = find.trim() === '' ? [] : (data?.data ?? []);
  return (
    <>
      <TextField
        label={m.search_words_value_find()}
        type="search"
        value={find}
        error={meanings.length === 0 ? error : undefined}
        onChange={({ currentTarget }) => {
          setFind(currentTarget.value);
          onChange('');
        }}
      />
      {meanings.length > 0 && (
        <RadioGroup
          legend={m.search_words_stands_for()}
          name="value"
          cards
          value={value}
          onValueChange={onChange}
          error={error}
          options={meanings.map(({ id, attributes }) => ({ value: id, label: attributes.name }))}
        />
      )}
      {data && find.trim() !== '' && meanings.length === 0 && <p className="small muted">{m.search_words_value_none()}</p>}
    </>
  );
}
