import { useInfiniteQuery } from '@tanstack/react-query';
import Merge from 'lucide-react/icons/merge';
import { useState, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { ReasonForm, useFreshSignIn, type ResourceQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { linkTo } from '#platform/browser/link-to.ts';
import { Button } from '#platform/ui/button.tsx';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';

const MAX_CHOICES = 6;
/** Where the name of a duplicate usually is that of the other one: its first word, without an article. */
const firstWord = (name: string): string => name.replace(/^(the|an?)\s+/iu, '').split(/\s/u)[0] ?? '';

type MergeActProps<Row> = {
  duplicate: { id: string; name: string };
  title: string;
  /** What goes to the one that is kept. */
  text: string;
  find: string;
  none: string;
  /** The list in which the one that is kept is found. */
  query: (search: ResourceSearch) => ResourceQuery<Row>;
  toChoice: (row: Row) => { label: string; hint: string; aside?: ReactNode };
  change: { error: Error | null; isPending: boolean };
  /** `done` gets the name of the one that is kept, and its page in the console. */
  onSave: (into: string, reason: string, done: (kept: { name: string; path: string }) => void) => void;
};

/** Merges a duplicate into another one, after a fresh sign-in; it cannot be undone. */
export function MergeAct<Row extends { id: string }>(props: MergeActProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const fresh = useFreshSignIn();
  return (
    <>
      <Button variant="quiet" small icon={Merge} onClick={() => fresh(() => setOpen(true))}>
        {m.listings_merge()}
      </Button>
      {isOpen && <MergeForm {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function MergeForm<Row extends { id: string }>({
  duplicate: { id, name },
  title,
  text,
  find: findLabel,
  none,
  query,
  toChoice,
  change,
  onSave,
  onClose,
}: MergeActProps<Row> & { onClose: () => void }) {
  const [find, setFind] = useState(firstWord(name));
  const [into, setInto] = useState('');
  const { data } = useInfiniteQuery(query({ find, state: 'published' }));
  const navigate = useNavigate();
  const toast = useToast();
  const choices = (data?.pages[0]?.data ?? []).filter((other) => other.id !== id).slice(0, MAX_CHOICES);
  const done = (kept: { name: string; path: string }) => {
    onClose();
    toast.show(m.listings_merged({ name, kept: kept.name }));
    void navigate(linkTo(kept.path));
  };
  return (
    <ReasonForm
      title={title}
      text={text}
      save={m.listings_merge_confirm()}
      change={change}
      onSave={(reason) => onSave(into, reason, done)}
      onClose={onClose}
    >
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
        error={fieldError(change.error, 'into')}
        options={choices.map((other) => ({ value: other.id, ...toChoice(other) }))}
      />
      {choices.length === 0 && <p className="small muted">{none}</p>}
    </ReasonForm>
  );
}
