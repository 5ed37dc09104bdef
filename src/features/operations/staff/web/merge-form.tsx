import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { ReasonForm } from '#platform/ui/reason-form.tsx';
import type { ResourceQuery } from './resource.ts';

const MAX_CHOICES = 6;
/** Where the name of a duplicate usually is that of the other one: its first word, without an article. */
const firstWord = (name: string): string => name.replace(/^(the|an?)\s+/iu, '').split(/\s/u)[0] ?? '';

export type MergeFormProps<Row> = {
  duplicate: { id: string; name: string };
  title: string;
  /** What goes to the one that is kept. */
  text: string;
  save: string;
  find: string;
  none: string;
  /** The list in which the one that is kept is found by words of its name. */
  query: (find: string) => ResourceQuery<Row>;
  toChoice: (row: Row) => { label: string; hint: string; aside?: ReactNode };
  change: { error: Error | null; isPending: boolean };
  onSave: (into: string, reason: string) => void;
  onClose: () => void;
};

/** Finds the one into which a duplicate is merged, and asks why. */
export function MergeForm<Row extends { id: string }>({
  duplicate: { id, name },
  find: findLabel,
  none,
  query,
  toChoice,
  onSave,
  ...form
}: MergeFormProps<Row>) {
  const [find, setFind] = useState(firstWord(name));
  const [into, setInto] = useState('');
  const { data } = useInfiniteQuery(query(find));
  const choices = (data?.pages[0]?.data ?? []).filter((other) => other.id !== id).slice(0, MAX_CHOICES);
  return (
    <ReasonForm {...form} onSave={(reason) => onSave(into, reason)}>
      <TextField
        label={findLabel}
        type="search"
        value={find}
        onChange={({ currentTarget }) => {
          setFind(currentTarget.value);
          setInto('');
        }}
      />
      <RadioGroup
        legend={m.listings_merge_into()}
        name="into"
        cards
        value={into}
        onValueChange={setInto}
        error={fieldError(form.change.error, 'into')}
        options={choices.map((other) => ({ value: other.id, ...toChoice(other) }))}
      />
      {choices.length === 0 && <p className="small muted">{none}</p>}
    </ReasonForm>
  );
}
